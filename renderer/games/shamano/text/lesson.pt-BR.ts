/** The words of Shamano's first lesson in Brazilian Portuguese. */
export const lesson = {
  aim: 'Vence quem baixa primeiro a última carta, ou quem fica de pé por último. No meio está {{top}}. Uma carta pode seguir se tiver a mesma cor, número ou sinal. Quem não tem nenhuma compra uma do monte ao lado.',
  fire: 'Vermelho é Fogo: é o que mais fere. Cartas de número miram alguém. Ponha {{card}} sobre Iris: arraste até ela, ou aperte a carta e depois ela. O que vai acontecer aparece antes.',
  wind: 'Iris jogou {{card}}: um 3 sobre o seu 3, e agora vale o verde. Verde é Vento: fere menos e dá escudo. O dano sai primeiro do escudo.',
  rain: 'Otto jogou {{card}}. Azul é Chuva: cura quem joga. Amarelo, Trovão, faz o alvo comprar.',
  skill:
    'Você é Hedda. Uma Carta de Habilidade usa a habilidade dela dessa cor, e só combina pela cor. {{card}} é Retorno Elemental: você cura 5 e compra uma carta. Ponha no descarte. Clique com o botão direito num xamã, ou aperte S, para ler todas as habilidades.',
  stack: 'Um +2: duas cartas vêm até você. Responda com {{card}}, e quatro seguem para Iris. Um +4 também responderia.',
  wild: 'Cartas pretas sempre servem. {{card}} escolhe uma cor e usa a sua habilidade própria: a de Hedda é Banimento Elemental. Numa partida a mesa pergunta a cor; aqui será amarelo. Jogue.',
  banish:
    'Otto jogou {{card}} em você, e nada aconteceu: o Banimento Elemental afasta o mal até o fim da sua próxima vez. Mas o dano em você é em dobro. O sinal no seu xamã mostra as vezes que faltam.',
  defeat: 'Otto tem 4 pontos de vida. {{card}} causa 4 de dano. Ponha sobre ele.',
  last: 'Otto saiu, e como restam duas pessoas a sua vez continua. Jogue a última carta: {{card}}, em Iris.',
  won: 'Sua mão está vazia: você venceu. O resto, de entrar fora da vez ao medidor de dano, está nas regras, no menu.',
};
