import { type Migration, Migrator } from 'kysely';
import type { Kind } from './kind.js';
import { beginning } from './migrations/0001-beginning.js';
import type { Store } from './store.js';

/** The history of the database, oldest first; one for both kinds. */
const migrations = (kind: Kind): Record<string, Migration> => ({
  '0001-beginning': beginning(kind),
});

/** The names of all shapes it ever had. */
export const SHAPES: readonly string[] = Object.keys(migrations('sqlite'));

/** Brings the database to its present shape and says what was done. Several processes may try at once. */
export const migrate = async ({ db, kind }: Pick<Store, 'db' | 'kind'>): Promise<readonly string[]> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(kind) } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
};

/** What would have to be done to bring the database to its present shape; and what was done to it that is unknown here. */
export const pending = async ({ db, kind }: Pick<Store, 'db' | 'kind'>): Promise<readonly string[]> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(kind) } });
  return (await migrator.getMigrations()).filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
};
