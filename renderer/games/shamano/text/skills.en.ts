/** The shamans, their skills and buffs, and their sects, in English. */
export const shamans = {
  hedda: { name: 'Hedda', title: 'Element Breaker' },
  beatrice: { name: 'Beatrice', title: 'Element Magician' },
  aurora: { name: 'Aurora', title: 'Blood Shaman' },
  zoe: { name: 'Zoe', title: 'Weather Priestess' },
} as const;

export const skills = {
  'element-break': { name: 'Element Break', text: '5 damage to one player; you discard a card at random.' },
  'element-recall': { name: 'Element Recall', text: 'You heal 5 and draw 1.' },
  'element-sense': {
    name: 'Element Sense',
    text: 'Clockwise: 5 damage to all others. Against the clock: all others draw 1.',
  },
  'element-transfer': {
    name: 'Element Transfer',
    text: 'You give one player a card at random; 5 damage to them.',
  },
  'element-banish': {
    name: 'Element Banish',
    text: 'You are immune to negative effects, but take double damage, until the end of your next turn.',
  },
  'flame-burst': { name: 'Flame Burst', text: 'Damage to one player: as much as you hold cards.' },
  'puddle-to-river': { name: 'Puddle to River', text: 'You heal as much as you hold blue cards.' },
  'wind-turning': {
    name: 'Wind Turning',
    text: 'Damage to one player: your green cards. Then they gain shield: their green cards.',
  },
  'charge-balance': {
    name: 'Charge Balance',
    text: '4 damage to one player; whoever of you two holds fewer yellow cards draws 1.',
  },
  'just-a-joke': {
    name: 'Just a Joke',
    text: 'Every living player draws double, until the end of their next turn.',
  },
  'life-burn': { name: 'Life Burn', text: 'You lose 4 hit points; 8 damage to one player.' },
  'life-drain': { name: 'Life Drain', text: 'You heal 4; 4 damage to one player.' },
  'life-convert': {
    name: 'Life Convert',
    text: 'Remove all shield of one player, yourself allowed; you heal by as much.',
  },
  'life-activate': {
    name: 'Life Activate',
    text: 'You lose 4 hit points; 4 damage to one player, who draws 1.',
  },
  'life-swap': { name: 'Life Swap', text: 'You swap hit points with one player.' },
  'rain-of-fire': { name: 'Rain of Fire', text: '3 damage to all others.' },
  'healing-rain': { name: 'Healing Rain', text: 'All others heal 1; you heal 5.' },
  'shield-breaking-wind': { name: 'Shield-Breaking Wind', text: 'Up to 8 shield of each other player breaks.' },
  'lucky-thunder': {
    name: 'Lucky Thunder',
    text: 'One living player by chance, perhaps you, takes 8 damage; all others 1.',
  },
  'vacuum-zone': {
    name: 'Vacuum Zone',
    text: 'What would add cards to your hand goes back to its caster, until the end of your next turn.',
  },
} as const;

export const buffs = {
  banish: { name: 'Element Banish', text: 'Immune to negative effects; damage taken is doubled.' },
  joke: { name: 'Just a Joke', text: 'Every draw is doubled.' },
  vacuum: { name: 'Vacuum Zone', text: 'Added cards go back to their caster.' },
} as const;

export const sects = {
  lead: 'One night the sky lost its colour, and it fell on four mountains. On each of them somebody picked it up.',
  hedda:
    'The Breakers found the fire still hot, and split it to see what it was made of. Hedda broke the last piece, and has paid with something of her own for every spell since.',
  beatrice:
    'The Magicians counted the wind until it kept still. Beatrice counts faster than any of them, and finds all of it a little funny.',
  aurora:
    'The Blood Shamans had no colour left to find, so they gave the mountain their own. Aurora knows to the drop what a life is worth, and to whom.',
  zoe: 'The Weather Priestesses never picked anything up: they let it rain. Zoe asks the clouds for everybody, and the clouds do not always ask her back.',
  end: 'Now the night wants its colours again, and will give them to one alone: to whoever lays down the last card, or is the last to stand.',
} as const;
