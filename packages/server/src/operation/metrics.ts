import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Rooms } from '../rooms.js';

/** What is counted and measured while the server runs. */
export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly actions: Counter<'what'>;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export const makeMetrics = ({ house, hub, tables }: Pick<Rooms, 'house' | 'hub' | 'tables'>): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  new Gauge({
    name: 'hegemon_sockets',
    help: 'Connected sockets.',
    registers,
    collect() {
      this.set(hub.connections.size);
    },
  });
  new Gauge({
    name: 'hegemon_tables_at_hand',
    help: 'Matches this process has in memory.',
    registers,
    collect() {
      this.set(tables.atHand);
    },
  });
  new Gauge({
    name: 'hegemon_matches',
    help: 'Matches in the store.',
    labelNames: ['status'],
    registers,
    async collect() {
      const rows = await house.store.read(db =>
        db
          .selectFrom('matches')
          .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
          .groupBy('status')
          .execute(),
      );
      for (const { status, count } of rows) this.set({ status }, Number(count));
    },
  });
  new Gauge({
    name: 'hegemon_jobs_overdue_seconds',
    help: 'How long the oldest job that is due has been waiting.',
    registers,
    async collect() {
      const now = house.clock.now();
      const row = await house.store.read(db =>
        db
          .selectFrom('jobs')
          .select(({ fn }) => fn.min('run_at').as('at'))
          .where('locked_until', '<=', now)
          .executeTakeFirst(),
      );
      this.set(row?.at ? Math.max(0, (now - Number(row.at)) / 1000) : 0);
    },
  });
  new Gauge({
    name: 'hegemon_relay_open',
    help: '1 if news of other processes can be heard.',
    registers,
    collect() {
      this.set(house.relay.isOpen ? 1 : 0);
    },
  });
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    requests: new Histogram({
      name: 'hegemon_request_seconds',
      help: 'How long requests took.',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    }),
    actions: new Counter({
      name: 'hegemon_actions_total',
      help: 'Actions on matches, by what came of them.',
      labelNames: ['what'],
      registers,
    }),
  };
};
