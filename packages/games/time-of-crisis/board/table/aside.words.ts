import type { ByLanguage } from '@hegemon/board';

interface AsideWords {
  readonly inForce: string;
  readonly noEvent: string;
  readonly barbarians: string;
  readonly nextCrisis: string;
  atHome(active: number, all: number, land: string): string;
  inProvinces(n: number): string;
  readonly lastRound: string;
  readonly lastRoundText: string;
}
export const asideWords: ByLanguage<AsideWords> = {
  en: {
    inForce: 'Event in force',
    noEvent: 'none',
    barbarians: 'Barbarians, active',
    nextCrisis: 'What the next crisis may bring',
    atHome: (active, all, land) => `${active} of ${all} active in ${land}`,
    inProvinces: n => (n === 1 ? '1 in the provinces' : `${n} in the provinces`),
    lastRound: 'The last round',
    lastRoundText: 'The game ends when all families have had equally many turns.',
  },
  de: {
    inForce: 'Ereignis in Kraft',
    noEvent: 'keines',
    barbarians: 'Barbaren, aktiv',
    nextCrisis: 'Was die nächste Krise bringen kann',
    atHome: (active, all, land) => `${active} von ${all} aktiv in ${land}`,
    inProvinces: n => `${n} in den Provinzen`,
    lastRound: 'Die letzte Runde',
    lastRoundText: 'Das Spiel endet, wenn alle Familien gleich viele Züge hatten.',
  },
};
