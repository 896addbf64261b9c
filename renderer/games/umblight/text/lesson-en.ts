/** What Umblight's first lesson says, in English. The words come with the lesson. */
export const en = {
  lesson: {
    lanes:
      'Two rows, three lanes. Between the rows stand the fates, what the next clash will bring: nobody stands before {{card}}, so it hits you for 2, from 20 HP to 18, and falls.',
    light:
      '{{card}} is a Light card: on an empty tile it gets 1 shield, its halo. It costs 2 of your 5 shadow coins. Place it opposite.',
    fates:
      'The fates have changed: {{card}} falls, yours is left with 2, and you keep your 20 HP. Nothing has to be worked out in the head.',
    strike: 'In the second lane nobody stands. {{card}} would strike the player there, and be gone. Place it.',
    draw: 'Two coins are left, and coins are not kept. Press your deck to draw a card for them.',
    end: 'Now: {{act}}. The cards clash, lane by lane.',
    again:
      'Your card has held its lane and stays. Both sides have drawn two cards and have new coins. The computer acts first, you react.',
    overkill:
      '{{card}} is a Shadow card. {{other}} has power 3 and no shield: what is left over, 2, goes through to the player. Place it opposite.',
    bank: 'The piggy bank gives one coin card in each phase, free. Press it.',
    coin: 'A coin is laid on a card: power +1. A Light coin makes the whole card Light and adds 1 shield; on the bear it would cost the overkill. Lay it on {{card}}.',
    endAgain: 'Look at the fates: two cards of the other side fall, both of yours stay. End the phase.',
    combine:
      'Cards may be laid on cards, too: powers add, skills unite. Lay {{card}} on {{other}} and watch the other side’s HP.',
    last: 'Both your lanes strike, and that is more than is left over there. End the phase.',
    won: 'Won! Decks, player cards and the journey with its map wait where a match is set up.',
  },
};
