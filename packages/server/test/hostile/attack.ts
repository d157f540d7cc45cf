import { seedOfText, stream } from '@hegemon/kernel';
import { startServer } from '../../src/server.js';
import { UNLIMITED } from '../support/unlimited.js';
import { playRound, type Round } from './round.js';
import { faultsOfAll } from './unmoved.js';

export interface AttackPlan {
  readonly database: string;
  /** Words on sockets and requests by HTTP, together. */
  readonly messages: number;
  readonly seed?: string;
  told?(sent: number): void;
}
export interface AttackReport {
  readonly messages: number;
  readonly matches: number;
  /** What honest people have done meanwhile. */
  readonly acknowledged: number;
  readonly thrownOut: number;
  readonly heard: Readonly<Record<string, number>>;
  readonly statuses: Readonly<Record<string, number>>;
  readonly seconds: number;
  readonly faults: readonly string[];
}

/** Then new matches are begun: those that are over are no prey. */
const OF_A_ROUND = 5000;

/** Messages of ill will to one server, while honest people play on it. */
export const attack = async ({ database, messages, seed = 'attack', told }: AttackPlan): Promise<AttackReport> => {
  const began = performance.now();
  const random = stream(seedOfText(seed).slice(0, 32));
  const logged: string[] = [];
  const failed = (facts: object, message: string): void =>
    void logged.push(`the server has logged: ${message} ${JSON.stringify(facts).slice(0, 500)}`);
  const log = { info: () => undefined, warn: () => undefined, error: failed };
  const server = await startServer({ port: 0, database, quickPasswords: true }, { ...UNLIMITED, log });
  const rounds: Round[] = [];
  const sum = (count: (round: Round) => number): number => rounds.reduce((all, round) => all + count(round), 0);
  for (let sent = 0; sent < messages; sent = sum(round => round.messages)) {
    rounds.push(await playRound(server, random, Math.min(OF_A_ROUND, messages - sent)));
    told?.(sum(round => round.messages));
  }
  await server.stop();
  const tables = rounds.flatMap(round => round.tables);
  const atTheEnd = await faultsOfAll(database, tables);
  return {
    messages: sum(round => round.messages),
    matches: tables.length,
    acknowledged: tables.flatMap(({ players }) => players.flatMap(player => player.acknowledged)).length,
    thrownOut: sum(round => round.thrownOut),
    heard: added(rounds.flatMap(round => round.heard)),
    statuses: added(rounds.map(round => round.statuses)),
    seconds: Math.round((performance.now() - began) / 1000),
    faults: [...logged, ...rounds.flatMap(round => round.faults), ...atTheEnd],
  };
};

const added = (counts: readonly Readonly<Record<string, number>>[]): Record<string, number> => {
  const all: Record<string, number> = {};
  for (const [key, value] of counts.flatMap(each => Object.entries(each))) all[key] = (all[key] ?? 0) + value;
  return all;
};
