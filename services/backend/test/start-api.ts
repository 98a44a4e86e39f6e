import 'reflect-metadata';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NestExpressApplication } from '@nestjs/platform-express';
import passport from 'passport';
import { Pool } from 'pg';
import type { Logger } from 'pino';
import { createApi } from '../src/create-api';
import { Changes } from '../src/platform/changes/changes';
import { createLogger } from '../src/platform/log/logger';
import { StorageIdentity } from '../src/platform/storage/storage-identity';
import { PasswordHasher } from '../src/modules/staff/password/password-hasher';
import { SessionStrategy, sessionStrategy } from '../src/modules/staff/session/session.strategy';
import { configFor } from './config-for';
import { createTestDatabase } from './databases';
import { emptyDatabase, structureOf } from './empty-database';

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

/** The parts between an API and the world that one test needs and the next does not. */
interface OwnApi extends TestApi {
  /** Makes it as it was at its start. False when it cannot be. */
  renew: () => Promise<boolean>;
}

/** Almost every file signs somebody in, and a hash of the usual cost takes 40 ms of the processor. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Those of this Jest worker that no file uses at the moment. A Jest that has no workers ends when nothing is open any more. */
const idle: OwnApi[] = [];
const keepsIdle = process.send !== undefined;
if (keepsIdle)
  process.on('removeListener', (event) => {
    // Jest no longer talks to this worker, which is how it ends one.
    if (event === 'message' && process.listenerCount('message') === 0) process.exit();
  });

/**
 * The whole API on a database and a storage folder of its own, listening on a free local port. `wayTo` may put something
 * between the API and its database; `logger` gets its lines. One with the usual settings may have served another file, and
 * has been emptied since.
 */
export async function startApi(
  settings: Record<string, string> = {},
  wayTo?: (databaseUrl: string) => string,
  logger?: Logger,
): Promise<TestApi> {
  if (!keepsIdle || Object.keys(settings).length > 0 || wayTo || logger) {
    const own = await startOwnApi(settings, wayTo, logger);
    // A storage that the test has chosen is its own affair.
    return 'STORAGE_URL' in settings ? own : identify(own);
  }
  const api = idle.pop() ?? (await startOwnApi());
  await identify(api);
  // passport has one list for all APIs of a process: the session of the one that was started last.
  passport.use(sessionStrategy, api.app.get(SessionStrategy, { strict: false }));
  const stop = async () => {
    if (await api.renew()) idle.push(api);
    else await api.stop();
  };
  return { ...api, stop };
}

/** As the worker does at its first start, before there is a row that points to a file. */
async function identify(api: OwnApi): Promise<TestApi> {
  const identity = api.app.get(StorageIdentity, { strict: false });
  await identity.check().catch(() => undefined);
  return api;
}

async function startOwnApi(
  settings: Record<string, string> = {},
  wayTo: (databaseUrl: string) => string = (url) => url,
  logger?: Logger,
): Promise<OwnApi> {
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
  app.get(PasswordHasher, { strict: false }).cost = CHEAP;
  await app.listen(0, '127.0.0.1');
  const pool = new Pool({ connectionString: database.ownerUrl, max: 2 });
  pool.on('error', () => undefined);
  const structure = await structureOf(pool);
  return {
    app,
    url: await app.getUrl(),
    databaseUrl: database.url,
    ownerUrl: database.ownerUrl,
    storageUrl,
    sql: async <Row>(text: string, values: unknown[] = []) => (await pool.query(text, values)).rows as Row[],
    renew: async () => {
      if (!app.getHttpServer().listening || !(await emptyDatabase(pool, structure))) return false;
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder);
      app.get(Changes, { strict: false }).forgetAll();
      return true;
    },
    stop: async () => {
      await app.close();
      await pool.end();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
