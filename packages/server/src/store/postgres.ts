import { PostgresDialect } from 'kysely';
import pg from 'pg';

/** Big numbers come as text, since they may be too big; ours are times and counts. */
const INT8 = 20;
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** How long to wait for a connection, and for one statement. */
const PATIENCE = 5000;
const MOST_CONNECTIONS = 10;

export const openPostgres = (
  url: string,
  /** A connection nobody was using has died; the next one is made anew. */
  lost: (fault: Error) => void,
): { readonly dialect: PostgresDialect; readonly pool: pg.Pool } => {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: PATIENCE,
    statement_timeout: 2 * PATIENCE,
    // A peer that has gone silent is noticed here, not by its system hours later.
    query_timeout: 3 * PATIENCE,
    keepAlive: true,
    application_name: 'hegemon',
  });
  pool.on('error', lost);
  // One that dies while it is in use tells whoever uses it; said aloud once more it would end the process.
  pool.on('connect', client => client.on('error', () => undefined));
  return { dialect: new PostgresDialect({ pool }), pool };
};
