/** A text that a person reads, in every language of the house. `{n}` stands for a number. */
export interface Words {
  readonly en: string;
  readonly 'pt-BR': string;
}
