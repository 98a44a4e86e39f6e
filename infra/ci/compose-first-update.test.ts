import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { fillForm, type Filled } from '../../tests/support/application.ts';
import {
  type Checkout,
  cloneReleases,
  commandsOf,
} from '../../tests/support/containers/releases/checkout-of-releases.ts';
import { isLongForm } from '../../tests/support/journeys/extent.ts';
import { sendUntilAcknowledged } from '../../tests/support/send-application.ts';
import { sha256 } from '../../tests/support/sha256.ts';
import { startSteadyLoad } from '../../tests/support/system/steady-load.ts';
import { watchAway } from '../../tests/support/containers/releases/watch-away.ts';
import { until } from '../../tests/support/until.ts';
import { runToEnd } from '../local/process/run-to-end.ts';

// The chapter "From 1.0.0" of docs/operations.md, block by block: from the release without a front and with other networks to this checkout,
// back, and to this checkout with a front.
const NEXT = '8.0.0';
const [keep = '', fetchNext = '', withFront = '', start = '', goBack = ''] = commandsOf('From 1.0.0', NEXT);
const IMAGE = `frontdoor/web:${NEXT}`;
const PAGES_A_SECOND = 5;

test('the chapter about the first update has its commands', () => {
  assert.match(keep, /pg_dump/);
  assert.match(fetchNext, new RegExp(`^git checkout --quiet v${NEXT}$`, 'm'));
  assert.match(withFront, /^COMPOSE_FILE=.*behind-proxy/m);
  assert.equal(start, 'make compose-up\n');
  assert.match(goBack, /^git checkout --quiet v1\.0\.0$/m);
});

const skip = isLongForm ? false : 'it builds two releases; TEST_ALL=yes';

describe('A server of 1.0.0 that is updated for the first time', { skip }, () => {
  let server: Checkout;
  const sent: { filled: Filled; reference: string }[] = [];

  before(async () => {
    server = await cloneReleases(process.env.COMPOSE_SMOKE_PROJECT ?? `frontdoor-first-update-${process.pid}`);
    await server.run(
      'git checkout --quiet v1.0.0 && cp .env.example .env && make secrets && docker compose up --build --detach --wait',
    );
    await apply();
  });
  after(() => server?.remove());

  async function apply(): Promise<void> {
    const filled = await fillForm();
    const { reference } = await sendUntilAcknowledged(server.site, filled);
    sent.push({ filled, reference });
  }

  /** Every one that was acknowledged is there, and those that the test keeps with their resumes, which are filed. */
  async function expectAll(references: string[]): Promise<void> {
    const open = `SELECT count(*) FROM resumes WHERE state <> 'stored'`;
    await until('every resume is filed', async () => (await server.psql(open)) === '0', { seconds: 300, every: 1_000 });
    const rows = await server.psql(
      `SELECT reference, encode(r.sha256, 'hex') FROM applications a JOIN resumes r ON r.application_id = a.id`,
    );
    const found = new Map(rows.split('\n').map((row) => row.split('|') as [string, string]));
    for (const { filled, reference } of sent)
      assert.equal(found.get(reference), sha256(filled.resume!.bytes), reference);
    assert.deepEqual(
      references.filter((reference) => !found.has(reference)),
      [],
    );
  }

  /** Runs commands while people open pages and apply. */
  async function whilePeopleApply(commands: string): Promise<string> {
    const load = startSteadyLoad(server.site, PAGES_A_SECOND);
    const watch = watchAway(server.site);
    let told = '';
    let away: number;
    try {
      told = await server.run(commands);
    } catch (error) {
      // What it still tries ends by itself.
      void load.stop().catch(() => undefined);
      throw error;
    } finally {
      away = await watch.stop();
    }
    const { references, failed } = await load.stop();
    console.log(
      `${references.length} applications acknowledged, ${failed.length} failed first tries, the site was away for ${away.toFixed(1)} s`,
    );
    assert.ok(references.length > 5);
    await expectAll(references);
    return told;
  }

  test('fault 637: 1.0.0 goes on where the new version refuses a setting, or something else is on its network', async () => {
    const running = await server.running();
    await server.run(keep);
    await server.run(fetchNext);
    await assert.rejects(
      server.run('EXAMPLE_COMPANY= SITE_URL=http://jobs.example.org make compose-up'),
      /COMPANY_NAME/,
    );
    const project = (await server.compose('config', '--format', 'json')).match(/"name": "([^"]+)"/)?.[1];
    const other = `of-this-test-${process.pid}`;
    await runToEnd('docker', ['run', '--detach', '--rm', '--name', other, '--network', `${project}_edge`, IMAGE]);
    try {
      await assert.rejects(
        server.run(start),
        new RegExp(`Nothing was replaced: ${other} is on the network ${project}_edge`),
      );
    } finally {
      await runToEnd('docker', ['rm', '--force', other]);
    }
    assert.deepEqual(await server.running(), running);
    await apply();
    await server.run('git checkout --quiet v1.0.0 && cp -p ../frontdoor-1.0.0/.env .env');
  });

  test('fault 637: has the new version and all that was sent, after some seconds that it prints', async () => {
    const told = await whilePeopleApply(`${keep}\n${fetchNext}\n${start}`);
    assert.match(told, /All runs again; the site was away for at most \d+ s\./);
    for (const part of ['api', 'worker', 'web', 'reader', 'backup'])
      assert.deepEqual(await server.versionsOf(part), [NEXT], part);
    await apply();
    assert.match(
      await server.run('make upgrade 2>&1 || true'),
      /Nothing was replaced: without docker-compose\.production\.yml/,
    );
  });

  test('fault 638: goes back to 1.0.0 with what was sent meanwhile', async () => {
    await whilePeopleApply(goBack);
    for (const part of ['api', 'worker', 'web']) assert.deepEqual(await server.versionsOf(part), ['1.0.0'], part);
    await apply();
  });

  test('fault 637: and has a front when the settings say so, and nothing that they leave out', async () => {
    await whilePeopleApply(`${keep}\n${fetchNext}\n${withFront}\n${start}`);
    assert.deepEqual(await server.versionsOf('front'), [NEXT]);
    assert.deepEqual(await server.versionsOf('web'), [NEXT, NEXT]);
    assert.doesNotMatch(await server.compose('--profile', '*', 'ps', '--all', '--services'), /maildev|inbox/);
    await apply();
    await expectAll([]);
  });

  test('fault 638: and goes back from there', async () => {
    await whilePeopleApply(goBack);
    assert.deepEqual(await server.versionsOf('web'), ['1.0.0']);
    await expectAll([]);
  });
});
