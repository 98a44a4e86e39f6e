import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { composeSettings, passOn } from '../../infra/local/backend/compose-environment.ts';
import { filesIn } from '../../infra/local/paths.ts';
import { runEntrypoint } from '../../infra/local/backend/run-entrypoint.ts';
import { startPostgres } from '../../infra/local/postgres/start-postgres.ts';
import { startStack } from '../../infra/local/start-stack.ts';
import { anyPorts } from '../../infra/local/process/find-free-port.ts';
import { isLongForm } from '../support/journeys/extent.ts';
import { queryOnce } from '../support/query-once.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'frontdoor-one-role-'));
after(() => rmSync(dataDir, { recursive: true, force: true }));

/** A folder as versions before the second role have left it: one role has made everything, the queue included. */
async function makeWithOneRole(): Promise<void> {
  const files = filesIn(dataDir);
  const postgres = await startPostgres({ dataDir: files.postgres });
  const ports = { api: 1, workerHealth: 1, visits: 1, smtp: 1 };
  const addresses = { siteUrl: 'http://localhost', databaseUrl: postgres.url, queueUrl: await postgres.urlOf('queue') };
  const folders = { resumes: files.resumes, acknowledged: files.acknowledged };
  const secret = { ...folders, sessionSecret: 'of-a-throwaway-system'.padEnd(40, '.') };
  await runEntrypoint('migrate', {
    ...passOn(process.env),
    ...composeSettings({ ...addresses, ...secret, ports }, {}),
  });
  await queryOnce(postgres.url, `INSERT INTO audit_log (action) VALUES ('test.before')`);
  await postgres.stop();
}

// Versions before 1.0 alone have left such folders, and what the role may do is tried by each run in runtime-role.int.spec.ts.
const skip = isLongForm ? false : 'a second whole stack; TEST_ALL=yes';
const name =
  'a folder that one role has made is taken over, and from then on the processes cannot change the audit log';
test(name, { skip }, async () => {
  await makeWithOneRole();
  const stack = await startStack({ dataDir, environment: { ...process.env, ...anyPorts }, build: false });
  try {
    const { DATABASE_URL, QUEUE_URL, DATABASE_OWNER_URL } = stack.environment;
    assert.equal(DATABASE_OWNER_URL, '');
    for (const url of [DATABASE_URL, QUEUE_URL])
      assert.deepEqual(await queryOnce(url!, 'SELECT current_user::text AS name'), [{ name: 'frontdoor_runtime' }]);
    assert.equal((await queryOnce(DATABASE_URL!, `SELECT FROM audit_log WHERE action = 'test.before'`)).length, 1);
    for (const sql of ['UPDATE audit_log SET action = action', 'DELETE FROM audit_log', 'TRUNCATE audit_log'])
      await assert.rejects(queryOnce(DATABASE_URL!, sql), { code: '42501' });
    assert.equal((await fetch(`${stack.addresses.api}/health/ready`)).status, 200);
  } finally {
    await stack.stop();
  }
});
