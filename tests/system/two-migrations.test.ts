import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { runEntrypoint } from '../../infra/local/backend/run-entrypoint.ts';
import { type RunningPostgres, startPostgres } from '../../infra/local/postgres/start-postgres.ts';
import { isLongForm } from '../support/journeys/extent.ts';
import { queryOnce } from '../support/query-once.ts';

const folder = mkdtempSync(join(tmpdir(), 'frontdoor-two-migrations-'));
let postgres: RunningPostgres;
before(async () => void (postgres = await startPostgres({ dataDir: join(folder, 'postgres') })));
after(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Both processes from nothing: in the first round even the role of API and worker is missing. */
for (const round of isLongForm ? [1, 2, 3] : [1])
  test(`two processes of migrate at once both end well on an empty database, and each migration runs once (round ${round})`, async () => {
    const [ownerUrl, queueUrl] = [await postgres.urlOf(`site_${round}`), await postgres.urlOf(`queue_${round}`)];
    const environment = {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      DATABASE_OWNER_URL: ownerUrl,
      DATABASE_URL: postgres.asRuntimeRole(ownerUrl),
      QUEUE_URL: postgres.asRuntimeRole(queueUrl),
      SITE_URL: 'http://localhost:8080',
      MAIL_URL: 'smtp://127.0.0.1:25',
      MAIL_FROM: 'Plumbline <desk@plumbline.example>',
      COMPANY_NAME: 'Plumbline',
      HR_MAIL_TO: 'hr@plumbline.example',
      ENQUIRIES_MAIL_TO: 'hello@plumbline.example',
    };
    const outputs = await Promise.all([runEntrypoint('migrate', environment), runEntrypoint('migrate', environment)]);
    const messages = outputs.flatMap((output) =>
      output
        .trim()
        .split('\n')
        .flatMap((line) => (JSON.parse(line) as { migrations?: string[] }).migrations ?? []),
    );
    const migrations = await queryOnce<{ name: string }>(ownerUrl, 'SELECT name FROM migrations ORDER BY id');
    assert.ok(migrations.length > 10);
    assert.deepEqual(
      messages,
      migrations.map(({ name }) => name),
    );
    // The role works with the rows of both databases, and owns nothing in them.
    for (const url of [environment.DATABASE_URL, environment.QUEUE_URL])
      assert.deepEqual(
        await queryOnce(url, `SELECT count(*)::int AS own FROM pg_class WHERE relowner = current_user::regrole`),
        [{ own: 0 }],
      );
    assert.deepEqual(await queryOnce(environment.QUEUE_URL, 'SELECT count(*)::int AS jobs FROM bullmq.job'), [
      { jobs: 0 },
    ]);
    assert.deepEqual(await queryOnce(environment.DATABASE_URL, 'SELECT count(*)::int AS rows FROM applications'), [
      { rows: 0 },
    ]);
  });
