import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Pool } from 'pg';
import type { Logger } from 'pino';
import { createApi } from '../src/create-api';
import { createLogger } from '../src/platform/log/logger';
import { configFor } from './config-for';
import { createTestDatabase } from './databases';

export interface TestApi {
  app: NestExpressApplication;
  url: string;
  databaseUrl: string;
  /** The same database by the role that owns it. */
  ownerUrl: string;
  storageUrl: string;
  /** Looks into the database from outside. */
  sql: <Row = Record<string, unknown>>(text: string, values?: unknown[]) => Promise<Row[]>;
  stop: () => Promise<void>;
}

/**
 * The whole API on a database and a storage folder of its own, listening on a free local port. `wayTo` may put something
 * between the API and its database; `logger` gets its lines.
 */
export async function startApi(
  settings: Record<string, string> = {},
  wayTo: (databaseUrl: string) => string = (url) => url,
  logger?: Logger,
): Promise<TestApi> {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'frontdoor-storage-'));
  const storageUrl = settings['STORAGE_URL'] ?? pathToFileURL(folder).href;
  const config = configFor({
    DATABASE_URL: wayTo(database.url),
    QUEUE_URL: database.url,
    STORAGE_URL: storageUrl,
    ...settings,
  });
  const app = await createApi(config, logger ?? createLogger('api', config.LOG_LEVEL));
  await app.listen(0, '127.0.0.1');
  const pool = new Pool({ connectionString: database.ownerUrl, max: 2 });
  pool.on('error', () => undefined);
  return {
    app,
    url: await app.getUrl(),
    databaseUrl: database.url,
    ownerUrl: database.ownerUrl,
    storageUrl,
    sql: async <Row>(text: string, values: unknown[] = []) => (await pool.query(text, values)).rows as Row[],
    stop: async () => {
      await app.close();
      await pool.end();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
