/** The rules page of Shamano in Brazilian Portuguese. */
export const rules = {
  aim: {
    heading: 'O objetivo',
    text: 'Baixar a última carta antes de todos, ou ser a última pessoa de pé. Cada um joga com um xamã que tem pontos de vida, e a maioria das cartas fere alguém.',
  },
  turn: {
    heading: 'Uma vez',
    text: 'Jogue uma carta que combine com a de cima em cor, número ou sinal, ou qualquer carta preta. Quem pode jogar precisa jogar. Quem não pode compra uma carta, e a joga na hora se servir.',
    skills: 'Cartas de Habilidade só combinam pela cor, e sobre uma delas só vem a cor dela, ou uma carta preta.',
    first: 'Quem começa joga qualquer carta, menos uma Carta de Habilidade.',
  },
  numbers: {
    heading: 'Cartas de número',
    text: 'Toda carta de número mira outra pessoa. Ponha a carta sobre ela.',
    r: 'Fogo: dano de duas vezes o número.',
    g: 'Vento: dano igual ao número; você ganha escudo de duas vezes o número.',
    b: 'Chuva: dano igual ao número; você cura o número.',
    y: 'Trovão: dano igual ao número; se algo passar do escudo, a pessoa compra 1.',
  },
  shield: {
    heading: 'Escudo',
    text: 'O dano sai primeiro do escudo, do mais antigo em diante, e o resto dos pontos de vida. O escudo ganho na sua vez fica até o fim da sua próxima; sob um efeito como Só Brincadeira, ele continua.',
  },
  functions: {
    heading: 'Pular, Inverter, +2, +4',
    skip: 'Pular: a próxima pessoa perde a vez.',
    reverse: 'Inverter: o jogo vira. Entre duas pessoas vale como Pular.',
    two: '+2: a próxima pessoa compra 2 e perde a vez, ou responde com +2 de qualquer cor ou +4.',
    four: '+4: como o +2, com 4 cartas, e escolhe uma cor. Só +4 responde.',
    stack: 'As respostas se somam. Quem não responde compra a pilha toda. Quem foi pulado fica com ela sem pergunta.',
  },
  shamans: {
    heading: 'Xamãs',
    text: 'Uma Carta de Habilidade usa a habilidade da sua cor, um Coringa a habilidade própria do xamã. Clique com o botão direito num xamã, segure o dedo nele ou aperte S para ler o que ele faz.',
    buffs: 'Efeitos que duram acabam com a próxima vez de quem os tem. Aparecem no xamã com as vezes que faltam.',
  },
  banish: {
    heading: 'Banimento Elemental, Zona de Vácuo',
    text: 'O Banimento protege de: Pular, compras forçadas, pilhas, cartas dadas, descartes, perda de escudo por carta, Troca de Vidas. O dano dobra. A Zona de Vácuo devolve compras, pilhas e cartas dadas a quem causou.',
  },
  defeat: {
    heading: 'Derrota',
    text: 'Com 0 pontos de vida alguém sai; a mão vai para baixo do descarte. Se você derrota alguém na sua vez e restam dois ou mais, a vez continua: jogue de novo, ou encerre.',
  },
  jump: {
    heading: 'Entrar fora da vez',
    text: 'Depois de uma carta de número, até que a próxima pessoa aja, qualquer outra com a mesma cor e o mesmo número pode jogá-la na hora, com todo o efeito. O jogo segue dali.',
    hotseat:
      'Com várias pessoas numa tela, cada uma tem um botão e uma tecla para isso depois de toda carta de número, tenha a carta ou não.',
  },
  meter: {
    heading: 'Medidor de dano',
    text: 'Dano que chega aos seus pontos de vida dá a mesma energia; a partir do segundo golpe desde a sua última vez, em dobro. Uma vez por turno, antes de jogar, você pode gastar: para reforçar seu próximo dano, ou diminuir o próximo em você.',
  },
  prediction: {
    heading: 'Palpite da cor',
    text: 'Quando sai um Coringa ou +4, todos os outros dão um palpite secreto sobre a cor, ou passam. Quem acerta: a cor da sua próxima carta preta fica travada até o fim da vez seguinte. Quem erra perde a próxima vez.',
    clock:
      'Uma só pessoa contra computadores tem alguns segundos; o relógio pode ser parado, alongado, ou deixado de fora na preparação. Várias pessoas dão palpite uma após a outra, sem relógio.',
  },
  resource: {
    heading: 'Barra de recursos',
    text: 'Dano que chega aos seus pontos de vida enche a barra, em dobro a partir do segundo golpe desde a sua última vez, até 20. Cheia, pode ser trocada na sua vez por uma Carta de Habilidade da cor que você quiser.',
  },
  freeDraw: { heading: 'Compra livre', text: 'Você pode comprar mesmo podendo jogar, e ficar com o que comprou.' },
  ending: {
    heading: 'Quando ninguém pode seguir',
    text: 'Se todos os que estão de pé, em sequência, não podem jogar nem comprar, vencem os pontos de vida, depois a menor mão. Se uma jogada não deixa ninguém de pé, a partida empata.',
  },
};
