import type { ByLanguage } from '@hegemon/board';
import type { Step } from './steps.js';

/** A side of a battle, and whether its name is one of many: barbarians. */
interface Fighting {
  readonly name: string;
  readonly isMany: boolean;
}
interface BattleWords {
  title(area: string, isSea: boolean): string;
  lead(round: number, attacker: string, defender: string): string;
  before(attacker: string, defender: string): string;
  since(round: string): string;
  readonly steps: Readonly<Record<Step, string>>;
  step(n: number, name: string): string;
  readonly attacker: string;
  readonly defender: string;
  place(n: number): string;
  others(names: string): string;
  units(n: number): string;
  readonly duties: Readonly<Record<'crew' | 'idle' | 'heroine', string>>;
  pointsOn(points: number, cap: number): string;
  pointsLeft(n: number): string;
  /** The tray. */
  dice(who: string): string;
  readonly unrolled: string;
  readonly onlyCrews: string;
  readonly lie: string;
  readonly critical: string;
  readonly values: string;
  readonly highest: (attack: number, loss: number) => string;
  readonly product: (attack: string, loss: number) => string;
  /** The odds. */
  readonly asItStands: string;
  readonly reckoning: string;
  readonly noOdds: string;
  readonly label: (code: string, share: string, own: Fighting, foe: Fighting) => string;
  losses(own: string, foe: string): string;
  /** Of two others. */
  bothLose(attacker: string, ofIts: string, defender: string, ofTheirs: string): string;
  damage(own: string, foe: string): string;
  readonly short: Readonly<Record<'losses' | 'damage', (own: string, foe: string) => string>>;
  readonly keep: string;
  readonly chooseDice: string;
  /** Once it is over. */
  lost(units: string): string;
  readonly lostNobody: string;
  turned(each: readonly (readonly [from: string, to: string])[]): string;
  readonly close: string;
  readonly march: string;
  readonly back: string;
  readonly undoable: string;
}

const ordinal = (n: number): string => `${n}${['st', 'nd', 'rd'][n - 1] ?? 'th'}`;

export const battleWords: ByLanguage<BattleWords> = {
  en: {
    title: (area, isSea) => (isSea ? `Battle at sea: ${area}` : `Battle of ${area}`),
    lead: (round, attacker, defender) => `Battle round ${round}. ${attacker} against ${defender}.`,
    before: (attacker, defender) => `Before the first round. ${attacker} against ${defender}.`,
    since: round => `At war since round ${round}.`,
    steps: {
      1: 'Siege engines',
      2: 'Archers checked',
      3: 'Archers shoot',
      4: 'Melee abilities',
      5: 'Attacker rolls',
      6: 'Defender rolls',
      7: 'Winner',
      8: 'Result',
      9: 'Damage',
      10: 'Loss values',
    },
    step: (n, name) => `Step ${n} of 10: ${name}`,
    attacker: 'attacker',
    defender: 'defender',
    place: n => `${ordinal(n)} in order`,
    others: names => `Also here: ${names}.`,
    units: n => (n === 1 ? '1 unit' : `${n} units`),
    duties: { crew: 'serves an engine', idle: 'takes no part', heroine: 'counts as a captain' },
    pointsOn: (points, cap) => `${points} of ${cap} points of damage`,
    pointsLeft: n => (n === 1 ? '1 point left' : `${n} points left`),
    dice: who => `Dice of ${who}`,
    unrolled: 'not rolled yet',
    onlyCrews: 'only crews left',
    lie: 'the dice of the round',
    critical: 'Critical',
    values: 'attack values',
    highest: (attack, loss) => `highest ${attack}, loss ${loss}`,
    product: (attack, loss) => `${attack}, loss ${loss}`,
    asItStands: 'The battle from here',
    reckoning: 'The odds are being worked out …',
    noOdds: 'No odds are known for this.',
    label: (code, share, own, foe) => {
      const wins = ({ name, isMany }: Fighting): string => `${share} ${name} ${isMany ? 'win' : 'wins'}`;
      if (code === 'wins' || code === 'attacker-wins') return wins(own);
      if (code === 'loses' || code === 'defender-wins') return wins(foe);
      if (code === 'wins-round') return `${wins(own)} the round`;
      if (code === 'loses-round') return `${wins(foe)} the round`;
      return code === 'ties-round' ? `${share} tie` : `${share} undecided`;
    },
    losses: (own, foe) => `on average ${own} own units lost, ${foe} of theirs`,
    bothLose: (attacker, a, defender, d) => `units lost on average: ${attacker} ${a}, ${defender} ${d}`,
    damage: (own, foe) => `on average ${foe} damage dealt, ${own} taken`,
    short: {
      losses: (own, foe) => `lost ${own} own, ${foe} theirs`,
      damage: (own, foe) => `${foe} dealt, ${own} taken`,
    },
    keep: 'Keep the dice',
    chooseDice: 'Choose the dice above that are rolled again.',
    lost: units => `lost ${units}`,
    lostNobody: 'lost nobody',
    turned: each => `reduced: ${each.map(([from, to]) => `${from}, now ${to}`).join('; ')}`,
    close: 'Close',
    march: 'Go there',
    back: 'Back',
    undoable: 'It can be taken back until the first dice fall or somebody else has answered.',
  },
  de: {
    title: (area, isSea) => (isSea ? `Seeschlacht: ${area}` : `Schlacht um ${area}`),
    lead: (round, attacker, defender) => `Gefechtsrunde ${round}. ${attacker} gegen ${defender}.`,
    before: (attacker, defender) => `Vor der ersten Runde. ${attacker} gegen ${defender}.`,
    since: round => `Krieg seit Runde ${round}.`,
    steps: {
      1: 'Belagerung',
      2: 'Bogenschützen',
      3: 'Beschuss',
      4: 'Fähigkeiten',
      5: 'Angreifer würfelt',
      6: 'Verteidiger würfelt',
      7: 'Sieger',
      8: 'Ergebnis',
      9: 'Schaden',
      10: 'Verlustwerte',
    },
    step: (n, name) => `Schritt ${n} von 10: ${name}`,
    attacker: 'Angreifer',
    defender: 'Verteidiger',
    place: n => `${n}. der Reihe`,
    others: names => `Auch hier: ${names}.`,
    units: n => (n === 1 ? '1 Einheit' : `${n} Einheiten`),
    duties: { crew: 'bedient ein Gerät', idle: 'nimmt nicht teil', heroine: 'zählt als Hauptmann' },
    pointsOn: (points, cap) => `${points} von ${cap} Schadenspunkten`,
    pointsLeft: n => (n === 1 ? 'noch 1 Punkt' : `noch ${n} Punkte`),
    dice: who => `Würfel: ${who}`,
    unrolled: 'noch nicht gewürfelt',
    onlyCrews: 'nur noch Bedienung',
    lie: 'die Würfel der Runde',
    critical: 'Kritisch',
    values: 'Angriffswerte',
    highest: (attack, loss) => `höchster ${attack}, Verlust ${loss}`,
    product: (attack, loss) => `${attack}, Verlust ${loss}`,
    asItStands: 'Die Schlacht von hier an',
    reckoning: 'Die Chancen werden berechnet …',
    noOdds: 'Dafür sind keine Chancen bekannt.',
    label: (code, share, own, foe) => {
      const does = ({ name, isMany }: Fighting, verb: string): string =>
        `${share} ${name} ${verb}${isMany ? 'en' : 't'}`;
      if (code === 'wins' || code === 'attacker-wins') return does(own, 'sieg');
      if (code === 'loses' || code === 'defender-wins') return does(foe, 'sieg');
      if (code === 'wins-round') return `${does(own, 'gewinn')} die Runde`;
      if (code === 'loses-round') return `${does(foe, 'gewinn')} die Runde`;
      return code === 'ties-round' ? `${share} Gleichstand` : `${share} unentschieden`;
    },
    losses: (own, foe) => `im Mittel ${own} eigene Einheiten verloren, ${foe} fremde`,
    bothLose: (attacker, a, defender, d) => `Einheiten verloren im Mittel: ${attacker} ${a}; ${defender} ${d}`,
    damage: (own, foe) => `im Mittel ${foe} Schaden zugefügt, ${own} erlitten`,
    short: {
      losses: (own, foe) => `verloren ${own} eigene, ${foe} fremde`,
      damage: (own, foe) => `Schaden ${foe} zu ${own}`,
    },
    keep: 'Wurf behalten',
    chooseDice: 'Wähle oben die Würfel, die neu geworfen werden.',
    lost: units => `Verluste: ${units}`,
    lostNobody: 'keine Verluste',
    turned: each => `geschwächt: ${each.map(([from, to]) => `${from}, jetzt ${to}`).join('; ')}`,
    close: 'Schließen',
    march: 'Dorthin gehen',
    back: 'Zurück',
    undoable: 'Es lässt sich zurücknehmen, bis Würfel fallen oder jemand anders geantwortet hat.',
  },
};
