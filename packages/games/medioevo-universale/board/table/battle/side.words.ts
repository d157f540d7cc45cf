import type { ByLanguage } from '@hegemon/board';
import type { Shelter } from '../../../src/battle.js';
import type { Fighter } from '../../../src/fighting.js';
import type { ModifierCode } from './modifiers.js';

interface SideWords {
  readonly shelters: Readonly<Record<Shelter, string>>;
  walls(against: string, points: number): string;
  readonly able: Readonly<Record<Fighter, (n: number) => string>>;
  readonly types: Readonly<Record<Fighter, string>>;
  blocked(types: string): string;
  readonly modifiers: Readonly<
    Record<Exclude<ModifierCode, 'able' | 'blocked' | 'order' | 'walls'>, (n: number) => string>
  >;
  readonly penalised: string;
  readonly orders: Readonly<Record<'adopt' | 'allow' | 'cancel', (type: string) => string>>;
  readonly nobody: string;
}

export const sideWords: ByLanguage<SideWords> = {
  en: {
    shelters: { siege: 'siege engines', archers: 'archers', melee: 'the melee' },
    walls: (against, points) => `walls against ${against}: ${points} damage less`,
    able: {
      archer: n => (n === 1 ? '1 archer: one shot' : `${n} archers: one shot each`),
      'light-infantry': n => `${n} light infantry: +4 for each one sacrificed`,
      'heavy-infantry': n => `${n} heavy infantry: own loss 1 less each`,
      cavalry: n => `${n} cavalry: 2 damage each`,
    },
    types: {
      archer: 'archers',
      'light-infantry': 'light infantry',
      'heavy-infantry': 'heavy infantry',
      cavalry: 'cavalry',
    },
    blocked: type => `${type} blocked`,
    modifiers: {
      commands: n => (n === 1 ? 'captains may give 1 more order' : `captains may give ${n} more orders`),
      crew: n => (n === 1 ? '1 unit serves an engine' : `${n} units serve an engine`),
      shot: n => (n === 1 ? '1 unit was shot' : `${n} units were shot`),
      archers: n => (n === 1 ? '1 archer has shot' : `${n} archers have shot`),
      idle: n => (n === 1 ? '1 unit takes no part' : `${n} units take no part`),
      capturing: () => 'takes prisoners',
      retreating: () => 'retreats: half the attack value',
      'thrown-in': n => `${n} light infantry sacrificed`,
      naval: n => `galleys: ${n} more levels`,
      extra: n => `cards and tokens: ${n > 0 ? '+' : '−'}${Math.abs(n)}`,
      'may-reroll': () => 'may roll any dice again, once',
    },
    penalised: ', at a price',
    orders: {
      adopt: type => `captain counts as ${type}`,
      allow: type => `captain lets one act: ${type}`,
      cancel: type => `captain keeps one from acting: ${type}`,
    },
    nobody: 'Nobody is left.',
  },
  de: {
    shelters: { siege: 'Belagerungsgeräte', archers: 'Bogenschützen', melee: 'den Nahkampf' },
    walls: (against, points) => `Mauern gegen ${against}: ${points} Schaden weniger`,
    able: {
      archer: n => (n === 1 ? '1 Bogenschütze: ein Schuss' : `${n} Bogenschützen: je ein Schuss`),
      'light-infantry': n => `${n} leichte Infanterie: für jede geopferte +4`,
      'heavy-infantry': n => `${n} schwere Infanterie: je 1 Verlust weniger`,
      cavalry: n => `${n} Reiterei: je 2 Schaden`,
    },
    types: {
      archer: 'Bogenschützen',
      'light-infantry': 'leichte Infanterie',
      'heavy-infantry': 'schwere Infanterie',
      cavalry: 'Reiterei',
    },
    blocked: type => `${type} blockiert`,
    modifiers: {
      commands: n => (n === 1 ? 'Hauptmänner: noch 1 Befehl' : `Hauptmänner: noch ${n} Befehle`),
      crew: n => (n === 1 ? '1 Einheit bedient ein Gerät' : `${n} Einheiten bedienen ein Gerät`),
      shot: n => (n === 1 ? '1 Einheit erschossen' : `${n} Einheiten erschossen`),
      archers: n => (n === 1 ? '1 Bogenschütze hat geschossen' : `${n} Bogenschützen haben geschossen`),
      idle: n => (n === 1 ? '1 Einheit nimmt nicht teil' : `${n} Einheiten nehmen nicht teil`),
      capturing: () => 'macht Gefangene',
      retreating: () => 'Rückzug: halber Angriffswert',
      'thrown-in': n => `${n} leichte Infanterie geopfert`,
      naval: n => `Galeeren: ${n} Stufen mehr`,
      extra: n => `Karten und Marken: ${n > 0 ? '+' : '−'}${Math.abs(n)}`,
      'may-reroll': () => 'darf Würfel einmal neu werfen',
    },
    penalised: ', mit Abzug',
    orders: {
      adopt: type => `Hauptmann zählt als ${type}`,
      allow: type => `Hauptmann erlaubt einmal: ${type}`,
      cancel: type => `Hauptmann verhindert einmal: ${type}`,
    },
    nobody: 'Niemand ist übrig.',
  },
};
