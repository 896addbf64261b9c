/** What Umblight's first lesson says, in Brazilian Portuguese. */
import type { Translation } from '../../../text/translation.ts';
import type { en } from './lesson-en.ts';

export const ptBR: Translation<typeof en> = {
  lesson: {
    lanes:
      'Duas fileiras, três raias. Entre as fileiras estão os destinos, o que o próximo embate trará: ninguém está à frente de {{card}}, que atinge você com 2, de 20 PV para 18, e cai.',
    light:
      '{{card}} é uma carta de Luz: num espaço vazio ganha 1 de escudo, a sua auréola. Custa 2 das suas 5 moedas de sombra. Ponha-a em frente.',
    fates:
      'Os destinos mudaram: {{card}} cai, a sua fica com 2, e você mantém os 20 PV. Nada precisa ser calculado de cabeça.',
    strike: 'Na segunda raia não há ninguém. {{card}} golpearia ali o jogador e se iria. Ponha a carta.',
    draw: 'Restam duas moedas, e moedas não se guardam. Aperte o seu baralho para comprar uma carta com elas.',
    end: 'Agora: {{act}}. As cartas se enfrentam, raia por raia.',
    again:
      'Sua carta segurou a raia e fica. Os dois lados compraram duas cartas e têm moedas novas. O computador age primeiro, você reage.',
    overkill:
      '{{card}} é uma carta de Sombra. {{other}} tem poder 3 e nenhum escudo: o que sobra, 2, passa até o jogador. Ponha a carta em frente.',
    bank: 'O cofrinho dá uma carta de moeda em cada fase, de graça. Aperte-o.',
    coin: 'Uma moeda vai sobre uma carta: +1 de poder. Uma moeda de Luz torna a carta inteira de Luz e dá 1 de escudo; no urso, custaria o transbordo. Ponha-a em {{card}}.',
    endAgain: 'Veja os destinos: duas cartas do outro lado caem, as suas duas ficam. Encerre a fase.',
    combine:
      'Cartas também vão sobre cartas: os poderes se somam, as habilidades se unem. Ponha {{card}} sobre {{other}} e olhe os PV do outro lado.',
    last: 'Suas duas raias golpeiam, e isso é mais do que resta do outro lado. Encerre a fase.',
    won: 'Vitória! Baralhos, cartas de jogador e a jornada com o seu mapa esperam onde se prepara uma partida.',
  },
};
