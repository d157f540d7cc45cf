import type { ByLanguage } from '@hegemon/board';
import type { ModifierCode } from './modifiers.js';

interface BattleWords {
  title(region: string): string;
  /** An army, and what it is about to do. */
  lead(army: string, deed: string): string;
  readonly tired: string;
  readonly attacker: string;
  readonly defender: string;
  readonly barbarians: string;
  readonly rival: string;
  readonly units: {
    readonly legion: (n: number) => string;
    readonly 'reduced-legion': (n: number) => string;
    readonly militia: (n: number) => string;
    readonly barbarian: (n: number) => string;
    readonly leader: (n: number) => string;
    readonly rival: (n: number) => string;
  };
  readonly active: string;
  readonly inactive: string;
  readonly foederati: string;
  dice(n: number): string;
  readonly steps: Readonly<Record<'one' | 'two', string>>;
  needs(number: number): string;
  readonly never: string;
  readonly modifiers: Readonly<Record<ModifierCode, (count: number) => string>>;
  readonly before: string;
  readonly reckoning: string;
  youWin(share: string): string;
  theyWin(share: string): string;
  bothPerish(share: string): string;
  /** So many of the percents with which they hold. */
  equal(percents: number, held: string): string;
  ownLosses(n: string): string;
  foeLosses(n: string): string;
  readonly spoils: string;
  spoilsOf(tribe: string): string;
  readonly attack: string;
  readonly back: string;
  readonly noOdds: string;
  // ---- once the dice have fallen
  readonly hits: string;
  readonly attackerLeads: string;
  readonly defenderLeads: string;
  readonly even: string;
  rolled(who: string): string;
  readonly ifReroll: string;
  readonly ifKeep: string;
  readonly keep: string;
  reroll(dice: number): string;
  toTake(army: string, hits: number): string;
  left(n: number): string;
  readonly takeOn: Readonly<Record<string, string>>;
  readonly close: string;
  won(army: string): string;
  readonly undecided: string;
  lost(army: string, hits: number): string;
}

export const battleWords: ByLanguage<BattleWords> = {
  en: {
    title: region => `Battle in ${region}`,
    lead: (army, deed) => `${army}: ${deed}.`,
    tired: 'The army cannot march or fight again this turn.',
    attacker: 'attacker',
    defender: 'defender',
    barbarians: 'defender, barbarians',
    rival: 'defender, rival emperor',
    units: {
      legion: n => (n === 1 ? '1 legion, full' : `${n} legions, full`),
      'reduced-legion': n => (n === 1 ? '1 legion, reduced' : `${n} legions, reduced`),
      militia: () => '1 militia',
      barbarian: n => (n === 1 ? '1 barbarian' : `${n} barbarians`),
      leader: () => 'leader',
      rival: () => 'rival emperor',
    },
    active: 'active',
    inactive: 'inactive',
    foederati: 'Foederati',
    dice: n => (n === 1 ? '1 die' : `${n} dice each`),
    steps: { one: 'removed by one hit each', two: 'reduced by one hit, removed by the next' },
    needs: n => `hits on ${n} or more`,
    never: 'hits on a 6 only',
    modifiers: {
      'bad-auguries': () => 'Bad Auguries: each die needs 1 more',
      'good-auguries': () => 'Good Auguries: each die needs 1 less',
      plague: () => 'Plague of Cyprian: 1 hit more',
      flanking: n => (n === 1 ? 'Flanking Maneuver: one reroll' : `Flanking Maneuver: ${n} rerolls`),
      'bonus-die': () => 'each 6 gives a bonus die',
      castra: () => 'Castra: takes 1 hit less',
      'castra-idle': () => 'the Castra helps the defender only',
      shapur: () => 'Shapur I: his army takes 1 hit less',
      cniva: () => 'Cniva: his two dice hit on 3',
      tie: () => 'a tie is won by the defender',
      homeland: () => 'beaten, they stay in their homeland, active',
      retreat: () => 'beaten, the survivors go home, active',
      'leader-reward': () => 'a leader removed by a victory: support here, or the first Military card 2 cheaper',
      'rival-reward': () => 'removed by a victory: support here, or the first Senate card 2 cheaper',
    },
    before: 'Before the dice',
    reckoning: 'The odds are being worked out …',
    youWin: share => `${share} you win`,
    theyWin: share => `${share} they hold`,
    bothPerish: share => `${share} both perish`,
    equal: (percents, held) => `they hold: ${percents} of the ${held} on equal hits`,
    ownLosses: n => `you take ${n} hits on average`,
    foeLosses: n => `they take ${n} hits on average`,
    spoils: 'Victory: 2 Legacy',
    spoilsOf: tribe => `Victory: 2 Legacy and 1 for each ${tribe} removed`,
    attack: 'Attack',
    back: 'Back',
    noOdds: 'No odds are known for this.',
    hits: 'hits',
    attackerLeads: 'the attacker is ahead',
    defenderLeads: 'the defender is ahead',
    even: 'a tie goes to the defender',
    rolled: who => `Dice of ${who}`,
    ifReroll: 'If you roll again',
    ifKeep: 'If you keep the dice',
    keep: 'Keep the dice',
    reroll: n => (n === 1 ? 'Roll the die again' : `Roll all ${n} dice again`),
    toTake: (army, hits) => (hits === 1 ? `${army}: 1 hit to take` : `${army}: ${hits} hits to take`),
    left: n => `${n} there`,
    takeOn: {
      legion: 'turn a full legion to its reduced side',
      'reduced-legion': 'remove a reduced legion',
      active: 'remove an active barbarian',
      inactive: 'remove an inactive barbarian',
      leader: 'remove the leader',
      tribe: 'remove him from the army',
    },
    close: 'Close',
    won: army => `${army} wins`,
    undecided: 'Both sides perish',
    lost: (army, hits) => (hits === 1 ? `${army} took 1 hit.` : `${army} took ${hits} hits.`),
  },
  de: {
    title: region => `Kampf in ${region}`,
    lead: (army, deed) => `${army}: ${deed}.`,
    tired: 'Die Armee kann in diesem Zug nicht mehr ziehen oder kämpfen.',
    attacker: 'Angriff',
    defender: 'Verteidigung',
    barbarians: 'Verteidigung, Barbaren',
    rival: 'Verteidigung, rivalisierender Kaiser',
    units: {
      legion: n => (n === 1 ? '1 Legion, voll' : `${n} Legionen, voll`),
      'reduced-legion': n => (n === 1 ? '1 Legion, reduziert' : `${n} Legionen, reduziert`),
      militia: () => '1 Miliz',
      barbarian: n => (n === 1 ? '1 Barbar' : `${n} Barbaren`),
      leader: () => 'Anführer',
      rival: () => 'rivalisierender Kaiser',
    },
    active: 'aktiv',
    inactive: 'inaktiv',
    foederati: 'Foederati',
    dice: n => (n === 1 ? '1 Würfel' : `je ${n} Würfel`),
    steps: { one: 'durch je einen Treffer entfernt', two: 'ein Treffer reduziert, der nächste entfernt' },
    needs: n => `trifft ab ${n}`,
    never: 'trifft nur mit 6',
    modifiers: {
      'bad-auguries': () => 'Bad Auguries: jeder Würfel braucht 1 mehr',
      'good-auguries': () => 'Good Auguries: jeder Würfel braucht 1 weniger',
      plague: () => 'Plague of Cyprian: 1 Treffer mehr',
      flanking: n => (n === 1 ? 'Flanking Maneuver: ein neuer Wurf' : `Flanking Maneuver: ${n} neue Würfe`),
      'bonus-die': () => 'jede 6 gibt einen Bonuswürfel',
      castra: () => 'Castra: nimmt 1 Treffer weniger',
      'castra-idle': () => 'die Castra hilft nur der Verteidigung',
      shapur: () => 'Shapur I: seine Armee nimmt 1 Treffer weniger',
      cniva: () => 'Cniva: seine zwei Würfel treffen ab 3',
      tie: () => 'Gleichstand gewinnt die Verteidigung',
      homeland: () => 'geschlagen bleiben sie aktiv im Heimatland',
      retreat: () => 'geschlagen ziehen die Übrigen aktiv heim',
      'leader-reward': () => 'Anführer durch Sieg entfernt: Unterstützung hier, oder die erste Militärkarte 2 billiger',
      'rival-reward': () => 'durch Sieg entfernt: Unterstützung hier, oder die erste Senatskarte 2 billiger',
    },
    before: 'Vor dem Wurf',
    reckoning: 'Die Aussichten werden berechnet …',
    youWin: share => `${share} Sieg`,
    theyWin: share => `${share} sie halten stand`,
    bothPerish: share => `${share} beide gehen unter`,
    equal: (percents, held) => `sie halten stand: ${percents} der ${held} bei gleich vielen Treffern`,
    ownLosses: n => `eigene Verluste im Mittel: ${n}`,
    foeLosses: n => `Verluste des Gegners im Mittel: ${n}`,
    spoils: 'Sieg: 2 Vermächtnis',
    spoilsOf: tribe => `Sieg: 2 Vermächtnis und 1 je entferntem Barbaren (${tribe})`,
    attack: 'Angreifen',
    back: 'Zurück',
    noOdds: 'Hierfür sind keine Aussichten bekannt.',
    hits: 'Treffer',
    attackerLeads: 'der Angriff liegt vorn',
    defenderLeads: 'die Verteidigung liegt vorn',
    even: 'Gleichstand für die Verteidigung',
    rolled: who => `Würfel: ${who}`,
    ifReroll: 'Bei neuem Wurf',
    ifKeep: 'Wenn der Wurf bleibt',
    keep: 'Wurf behalten',
    reroll: n => (n === 1 ? 'Den Würfel neu werfen' : `Alle ${n} Würfel neu werfen`),
    toTake: (army, hits) => (hits === 1 ? `${army}: noch 1 Treffer` : `${army}: noch ${hits} Treffer`),
    left: n => `${n} da`,
    takeOn: {
      legion: 'eine volle Legion auf die reduzierte Seite drehen',
      'reduced-legion': 'eine reduzierte Legion entfernen',
      active: 'einen aktiven Barbaren entfernen',
      inactive: 'einen inaktiven Barbaren entfernen',
      leader: 'den Anführer entfernen',
      tribe: 'ihn aus der Armee entfernen',
    },
    close: 'Schließen',
    won: army => `Sieg: ${army}`,
    undecided: 'Beide Seiten gehen unter',
    lost: (army, hits) => `${army}: ${hits} Treffer genommen.`,
  },
};
