/** The words of Shamano's first lesson in English. */
export const lesson = {
  aim: 'Whoever first lays down the last card wins, or whoever is the last to stand. In the middle lies {{top}}. A card may follow if it has the same colour, number or sign. Who holds none that fits draws one from the pile beside it.',
  fire: 'Red is Fire: it hurts the most. Number cards are aimed at a player. Put {{card}} on Iris: drag it to her, or press it and then her. What it would do shows on her beforehand.',
  wind: 'Iris laid {{card}}: a 3 on your 3, and now green counts. Green is Wind: it hurts less, and gives shield. Damage is taken from the shield first.',
  rain: 'Otto laid {{card}}. Blue is Rain: it heals whoever plays it. Yellow, Thunder, makes its target draw.',
  skill:
    'You are Hedda. A Skill Card casts her skill of that colour, and fits by its colour only. {{card}} is Element Recall: you heal 5 and draw a card. Put it on the pile. Right-click a shaman, or press S, to read all skills.',
  stack:
    'A +2: two cards are on their way to you. Answer with {{card}}, and four go on to Iris. A +4 would answer as well.',
  wild: 'Black cards always fit. {{card}} names a colour and casts your own skill: for Hedda, Element Banish. In a match you are asked for the colour; here it will be yellow. Play it.',
  banish:
    'Otto played {{card}} on you, and nothing came of it: Element Banish keeps harm away until the end of your next turn. But damage to you is doubled. The sign on your shaman shows the turns that are left.',
  defeat: 'Otto has 4 hit points left. {{card}} does 4 damage. Put it on him.',
  last: 'Otto is out, and because two players are left your turn goes on. Play your last card: {{card}}, on Iris.',
  won: 'Your hand is empty: you have won. Everything else, from jumping in to the damage meter, stands in the rules in the menu.',
} as const;
