/** The rules page of Shamano in English. */
export const rules = {
  aim: {
    heading: 'The aim',
    text: 'Be the first to lay down your last card, or the last one standing. Everybody plays a shaman with hit points, and most cards hurt somebody.',
  },
  turn: {
    heading: 'A turn',
    text: 'Play one card that fits the top one in colour, number or sign, or any black card. Who can play must play. Who cannot draws one card, and plays it at once if it fits.',
    skills: 'Skill Cards fit by their colour only, and on a Skill Card only its colour may follow, or a black card.',
    first: 'The first player begins with any card but a Skill Card.',
  },
  numbers: {
    heading: 'Number cards',
    text: 'Every number card is aimed at one other player. Put it on them.',
    r: 'Fire: damage of twice the number.',
    g: 'Wind: damage of the number; you gain shield of twice the number.',
    b: 'Rain: damage of the number; you heal the number.',
    y: 'Thunder: damage of the number; if any of it gets through the shield, the player draws 1.',
  },
  shield: {
    heading: 'Shield',
    text: 'Damage is taken from shield first, the oldest first, the rest from hit points. Shield you gain on your turn stays until the end of your next turn; while you are under an effect such as the Joke it stays on.',
  },
  functions: {
    heading: 'Skip, Reverse, +2, +4',
    skip: 'Skip: the next player loses a turn.',
    reverse: 'Reverse: play turns round. Between two players it is a Skip.',
    two: '+2: the next player draws 2 and loses the turn, or answers with a +2 of any colour or a +4.',
    four: '+4: as +2 with 4 cards, and names a colour. Only a +4 answers it.',
    stack: 'Answers add up. Who does not answer draws the whole stack. Who holds a Skip takes it without being asked.',
  },
  shamans: {
    heading: 'Shamans',
    text: 'A Skill Card casts the skill of its colour, a Wild the shaman’s own skill. Right-click a shaman, hold a finger on it, or press S, to read what it can do.',
    buffs: 'Effects that last end with their holder’s next turn. They show on the shaman with the turns left.',
  },
  banish: {
    heading: 'Element Banish, Vacuum Zone',
    text: 'Element Banish keeps off: Skips, forced draws, stacks, given cards, discards, loss of shield by a card, Life Swap. Damage is doubled. Vacuum Zone sends draws, stacks and given cards back to who caused them.',
  },
  defeat: {
    heading: 'Defeat',
    text: 'At 0 hit points a player is out; their hand goes under the discard pile. If you defeat somebody on your turn and two or more are left, your turn goes on: play again, or end it.',
  },
  jump: {
    heading: 'Jumping in',
    text: 'After a number card, until the next player acts, anybody else with the same colour and number may play it at once, with its full effect. Play goes on from there.',
    hotseat:
      'With several people at one screen everybody has a button and a key for it after every number card, whether they hold the card or not.',
  },
  meter: {
    heading: 'Damage meter',
    text: 'Damage that reaches your hit points gives as much energy; from the second hit since your last turn on, double. Once a turn, before you play, you may spend some: to raise your next damage, or to lower the next damage to you.',
  },
  prediction: {
    heading: 'Colour prediction',
    text: 'When a Wild or +4 is played, all others predict its colour in secret, or pass. Right: the colour of your own next black card is locked until the next player’s turn has ended. Wrong: you lose your next turn.',
    clock:
      'One person alone against computers has some seconds for it; the clock can be stopped, set longer, or left out in the set-up. Several people predict one after the other, without a clock.',
  },
  resource: {
    heading: 'Resource bar',
    text: 'Damage that reaches your hit points fills the bar, doubled from the second hit since your last turn on, up to 20. A full bar may be exchanged for a Skill Card of a colour of your choice on your turn.',
  },
  freeDraw: { heading: 'Free draw', text: 'You may draw although you can play, and keep what you drew.' },
  ending: {
    heading: 'When nobody can go on',
    text: 'If all living players in a row can neither play nor draw, the most hit points win, then the fewest cards. If a play leaves nobody alive, the match is a draw.',
  },
} as const;
