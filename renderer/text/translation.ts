/**
 * What a translation of an English catalogue must hold: every key, no other, and for every plural all
 * the categories Portuguese has (`one`, `many`, `other`) where English has two. A key that is missing
 * or left over is a compile error.
 */
export type Translation<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]>;
} & {
  readonly [K in keyof T as K extends `${infer Base}_other` ? `${Base}_many` : never]: string;
};
