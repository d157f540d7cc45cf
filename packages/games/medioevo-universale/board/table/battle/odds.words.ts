import type { ByLanguage } from '@hegemon/board';

/** What a code of the odds means, wherever the kit shows them in its own way. */
export const oddsWords: ByLanguage<Readonly<Record<string, string>>> = {
  en: {
    wins: 'you win',
    undecided: 'undecided',
    loses: 'they win',
    'attacker-wins': 'the attacker wins',
    'defender-wins': 'the defender wins',
    'wins-round': 'you win the round',
    'ties-round': 'a tie',
    'loses-round': 'they win the round',
    'own-losses': 'units you lose on average',
    'foe-losses': 'units they lose on average',
    'own-damage': 'damage you take on average',
    'foe-damage': 'damage they take on average',
  },
  de: {
    wins: 'Sieg',
    undecided: 'unentschieden',
    loses: 'Niederlage',
    'attacker-wins': 'der Angreifer siegt',
    'defender-wins': 'der Verteidiger siegt',
    'wins-round': 'Runde gewonnen',
    'ties-round': 'Gleichstand',
    'loses-round': 'Runde verloren',
    'own-losses': 'eigene Einheiten verloren im Mittel',
    'foe-losses': 'fremde Einheiten verloren im Mittel',
    'own-damage': 'erlittener Schaden im Mittel',
    'foe-damage': 'zugefügter Schaden im Mittel',
  },
};
