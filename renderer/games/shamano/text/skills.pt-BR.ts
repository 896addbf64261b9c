/** The shamans, their skills and buffs, and their sects, in Brazilian Portuguese. */
export const shamans = {
  hedda: { name: 'Hedda', title: 'Quebradora de Elementos' },
  beatrice: { name: 'Beatrice', title: 'Maga dos Elementos' },
  aurora: { name: 'Aurora', title: 'Xamã de Sangue' },
  zoe: { name: 'Zoe', title: 'Sacerdotisa do Tempo' },
};

export const skills = {
  'element-break': { name: 'Quebra Elemental', text: '5 de dano em alguém; você descarta uma carta ao acaso.' },
  'element-recall': { name: 'Retorno Elemental', text: 'Você cura 5 e compra 1.' },
  'element-sense': {
    name: 'Sentido Elemental',
    text: 'No sentido horário: 5 de dano em todos os outros. No anti-horário: todos os outros compram 1.',
  },
  'element-transfer': {
    name: 'Passagem Elemental',
    text: 'Você dá a alguém uma carta ao acaso; 5 de dano nessa pessoa.',
  },
  'element-banish': {
    name: 'Banimento Elemental',
    text: 'Você fica imune a efeitos negativos, mas sofre dano em dobro, até o fim da sua próxima vez.',
  },
  'flame-burst': { name: 'Explosão de Chamas', text: 'Dano em alguém: tanto quanto você tem cartas.' },
  'puddle-to-river': { name: 'Da Poça ao Rio', text: 'Você cura tanto quanto tem cartas azuis.' },
  'wind-turning': {
    name: 'Vento que Vira',
    text: 'Dano em alguém: suas cartas verdes. Depois essa pessoa ganha escudo: as cartas verdes dela.',
  },
  'charge-balance': {
    name: 'Equilíbrio de Cargas',
    text: '4 de dano em alguém; quem de vocês tem menos cartas amarelas compra 1.',
  },
  'just-a-joke': {
    name: 'Só Brincadeira',
    text: 'Todos os que estão de pé compram em dobro, até o fim da próxima vez de cada um.',
  },
  'life-burn': { name: 'Vida em Brasa', text: 'Você perde 4 pontos de vida; 8 de dano em alguém.' },
  'life-drain': { name: 'Dreno de Vida', text: 'Você cura 4; 4 de dano em alguém.' },
  'life-convert': {
    name: 'Conversão de Vida',
    text: 'Remove todo o escudo de alguém, até o seu; você cura o mesmo tanto.',
  },
  'life-activate': {
    name: 'Despertar da Vida',
    text: 'Você perde 4 pontos de vida; 4 de dano em alguém, que compra 1.',
  },
  'life-swap': { name: 'Troca de Vidas', text: 'Você troca de pontos de vida com alguém.' },
  'rain-of-fire': { name: 'Chuva de Fogo', text: '3 de dano em todos os outros.' },
  'healing-rain': { name: 'Chuva que Cura', text: 'Todos os outros curam 1; você cura 5.' },
  'shield-breaking-wind': { name: 'Vento Quebra-Escudos', text: 'Até 8 de escudo de cada outra pessoa se quebram.' },
  'lucky-thunder': {
    name: 'Trovão da Sorte',
    text: 'Alguém de pé ao acaso, talvez você, sofre 8 de dano; todos os outros, 1.',
  },
  'vacuum-zone': {
    name: 'Zona de Vácuo',
    text: 'O que daria cartas a você volta a quem causou, até o fim da sua próxima vez.',
  },
};

export const buffs = {
  banish: { name: 'Banimento Elemental', text: 'Imune a efeitos negativos; dano sofrido em dobro.' },
  joke: { name: 'Só Brincadeira', text: 'Toda compra é em dobro.' },
  vacuum: { name: 'Zona de Vácuo', text: 'Cartas a mais voltam a quem causou.' },
};

export const sects = {
  lead: 'Uma noite o céu perdeu a cor, e ela caiu sobre quatro montanhas. Em cada uma, alguém a recolheu.',
  hedda:
    'As Quebradoras acharam o fogo ainda quente e o partiram para ver do que era feito. Hedda partiu o último pedaço, e desde então paga cada feitiço com algo de seu.',
  beatrice:
    'As Magas contaram o vento até que ele parasse quieto. Beatrice conta mais depressa que todas, e acha tudo isso um pouco engraçado.',
  aurora:
    'As Xamãs de Sangue já não acharam cor nenhuma, então deram à montanha a sua. Aurora sabe até a última gota quanto vale uma vida, e para quem.',
  zoe: 'As Sacerdotisas do Tempo nunca recolheram nada: deixaram chover. Zoe pede às nuvens por todos, e nem sempre as nuvens perguntam de volta.',
  end: 'Agora a noite quer de volta as suas cores, e vai dá-las a uma só pessoa: a quem baixar a última carta, ou ficar de pé por último.',
};
