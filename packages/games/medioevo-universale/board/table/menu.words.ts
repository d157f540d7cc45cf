import type { ByLanguage } from '@hegemon/board';

/** The stretches of the action column. */
export type GroupId =
  | 'answer'
  | 'march'
  | 'goods'
  | 'route'
  | 'learning'
  | 'building'
  | 'forces'
  | 'people'
  | 'abilities'
  | 'money'
  | 'papers'
  | 'war'
  | 'treaties'
  | 'draft'
  | 'watch'
  | 'end';

interface MenuWords {
  /** What is done beside the game. */
  readonly leisure: string;
  readonly groups: Readonly<Record<GroupId, string>>;
  /** Beside an answer that leads into a battle. */
  readonly battle: string;
  /** The same where it would be hostile. */
  readonly actOfWar: string;
  /** Beside a force that could go nowhere: it has too many units, or the wrong transports. */
  readonly stuck: string;
  /** Before a declaration of war or a breach. */
  breaks(treaties: number, honour: string): string;
  /** Before a complaint. */
  readonly complains: string;
}
export const menuWords: ByLanguage<MenuWords> = {
  en: {
    leisure: 'Diplomacy',
    groups: {
      answer: 'Choose',
      march: 'March and fight',
      goods: 'Trade',
      route: 'Trade route',
      learning: 'Technology and cards',
      building: 'Buildings',
      forces: 'Transports and engines',
      people: 'Units',
      abilities: 'Cards and technologies',
      money: 'Money and pieces',
      papers: 'Proposals',
      war: 'War and peace',
      treaties: 'Treaties in force',
      draft: 'The draft',
      watch: 'When to be asked about cards',
      end: 'Finish',
    },
    battle: 'battle',
    actOfWar: 'act of war',
    stuck: 'they could go nowhere so',
    breaks: (treaties, honour) => `This breaks ${treaties === 1 ? 'a treaty' : `${treaties} treaties`}: ${honour} HP.`,
    complains:
      'All vote on it at once, sealed; a tie means no breach. The treaty becomes public, and nobody can complain of it again this round.',
  },
  de: {
    leisure: 'Diplomatie',
    groups: {
      answer: 'Wählen',
      march: 'Marsch und Kampf',
      goods: 'Handel',
      route: 'Handelsstraße',
      learning: 'Technologie und Karten',
      building: 'Gebäude',
      forces: 'Fahrzeuge und Geräte',
      people: 'Einheiten',
      abilities: 'Karten und Technologien',
      money: 'Geld und Spielsteine',
      papers: 'Vorschläge',
      war: 'Krieg und Frieden',
      treaties: 'Geltende Verträge',
      draft: 'Der Entwurf',
      watch: 'Wann nach Karten gefragt wird',
      end: 'Abschluss',
    },
    battle: 'Schlacht',
    actOfWar: 'Kriegshandlung',
    stuck: 'so ginge es nirgends hin',
    breaks: (treaties, honour) =>
      `Das bricht ${treaties === 1 ? 'einen Vertrag' : `${treaties} Verträge`}: ${honour} EP.`,
    complains:
      'Alle stimmen sogleich versiegelt ab; bei Gleichstand kein Bruch. Der Vertrag wird öffentlich, und in dieser Runde kann niemand mehr auf seinen Bruch klagen.',
  },
};
