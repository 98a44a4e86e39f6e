import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { composeSettings, passOn } from '../../infra/local/backend/compose-environment.ts';
import { runEntrypoint } from '../../infra/local/backend/run-entrypoint.ts';
import { root } from '../../infra/local/paths.ts';
import { startPostgres } from '../../infra/local/postgres/start-postgres.ts';
import { findLastRelease } from '../../infra/release/last-release.ts';
import { checkOutRelease } from '../support/release/check-out-release.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'frontdoor-last-release-'));
const postgres = await startPostgres({ dataDir: join(dataDir, 'postgres') });
after(async () => {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const sessionSecret = 'of-a-throwaway-system'.padEnd(40);

/** Brings the databases to the schema of this checkout, as an update does. */
function migrate(addresses: { databaseUrl: string; queueUrl: string }): Promise<string> {
  const nowhere = { siteUrl: 'http://localhost', resumes: dataDir, acknowledged: dataDir, sessionSecret };
  const ports = { api: 1, workerHealth: 1, visits: 1, smtp: 1 };
  const settings = composeSettings({ ...nowhere, ...addresses, ports }, {});
  return runEntrypoint('migrate', { ...passOn(process.env), ...settings, DATABASE_OWNER_URL: postgres.url });
}

test('the last release goes on working while and after this checkout migrates its database', async () => {
  const release = findLastRelease(root);
  const folder = await checkOutRelease(release);
  const databaseUrl = postgres.asRuntimeRole(postgres.url);
  const queueUrl = postgres.asRuntimeRole(await postgres.urlOf('queue'));
  const child = fork(join(folder, 'tests/support/release/use-release.ts'), {
    cwd: folder,
    silent: true,
    env: {
      ...passOn(process.env),
      NODE_TEST_CONTEXT: '',
      DATABASE_OWNER_URL: postgres.url,
      DATABASE_URL: databaseUrl,
      QUEUE_URL: queueUrl,
    },
  });
  let output = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  const ended = once(child, 'close') as Promise<[number | null, string | null]>;
  child.once('message', () => {
    migrate({ databaseUrl, queueUrl }).then(
      () => child.send('migrated'),
      (error: Error) => {
        output += error.message;
        child.kill('SIGTERM');
      },
    );
  });
  const [code] = await ended;
  assert.equal(code, 0, `Release ${release.version} (${release.commit}) on the schema of this checkout:\n${output}`);
});
