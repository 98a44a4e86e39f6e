import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Checkout,
  cloneReleases,
  commandsOf,
} from '../../tests/support/containers/releases/checkout-of-releases.ts';
import { isLongForm } from '../../tests/support/journeys/extent.ts';
import { startSlowUploads } from '../../tests/support/system/slow-uploads.ts';
import { startSteadyLoad } from '../../tests/support/system/steady-load.ts';

// Updates from tag to tag, by hand as the chapter "Updating by hand" of docs/operations.md has it, and by `make upgrade TO=`.
const [FROM, TO] = ['8.0.0', '9.0.0'];
const byHand = commandsOf('Updating by hand', TO);
const backByHand = byHand.at(-1) ?? '';
/** To the major that there is, on a new volume. */
const [upgradePostgres = '', backToPostgres = ''] = commandsOf('Another major of Postgres by hand', TO).map(
  (commands) => commands.replace(/^major=\d+$/m, 'major=18'),
);
const PAGES_A_SECOND = 20;

test('the chapter about updates by hand has its commands', () => {
  assert.equal(byHand.length, 7);
  assert.match(byHand[2]!, new RegExp(`^git checkout --quiet v${TO}$`, 'm'));
  assert.match(backByHand, /^ +git checkout --quiet "\$/m);
  assert.match(upgradePostgres, /^major=18$/m);
  assert.match(backToPostgres, /RESET default_transaction_read_only/);
});

const skip = isLongForm ? false : 'it builds two releases and rehearses; TEST_ALL=yes';

describe('A server that is updated from release to release while people apply', { skip }, () => {
  let server: Checkout;
  let load: ReturnType<typeof startSteadyLoad>;
  let mayRefuse = false;
  const PARTS = { reader: 1, worker: 1, api: 1, web: 2, backup: 1, certificates: 1 };
  const expectRelease = async (version: string) => {
    assert.equal(await server.release(), `v${version}`);
    for (const [part, count] of Object.entries(PARTS))
      assert.deepEqual(
        await server.versionsOf(part),
        Array.from({ length: count }, () => version),
        part,
      );
  };
  /** By the migration of 9.0.0. */
  const isMigrated = () => server.psql(`SELECT to_regclass('of_release_9') IS NOT NULL`);

  before(async () => {
    server = await cloneReleases(process.env.COMPOSE_SMOKE_PROJECT ?? `frontdoor-releases-${process.pid}`, {
      COMPOSE_FILE: 'docker-compose.yml:docker-compose.production.yml:docker-compose.behind-proxy.yml',
      COMPOSE_PROFILES: 'postgres,redis,storage',
      SITE_ADDRESS: 'jobs.example.com',
    });
    await server.run(`git checkout --quiet v${FROM} && cp .env.example .env && make compose-up`);
  });
  after(() => server?.remove());
  beforeEach(() => {
    mayRefuse = false;
    load = startSteadyLoad(server.site, PAGES_A_SECOND);
  });
  afterEach(async () => {
    const { pages, applications, failed, references } = await load.stop();
    console.log(`${pages} pages and ${applications} applications, ${failed.length} failed first tries`);
    const found = await server.psql('SELECT reference FROM applications');
    const lost = references.filter((reference) => !found.includes(reference));
    assert.deepEqual({ failed: mayRefuse ? [] : failed, lost }, { failed: [], lost: [] });
    assert.ok(references.length > 0);
  });

  test('fault 642: not where the images cannot be built: the checkout is the one of before', async () => {
    const broken = join(server.folder, '..', 'broken-build.yml');
    writeFileSync(broken, 'services: { web: { build: { dockerfile: there-is-none } } }\n');
    await assert.rejects(
      server.run(`COMPOSE_FILE=$COMPOSE_FILE:${broken} make upgrade TO=${TO}`),
      /Nothing was replaced: the images could not be built/,
    );
    await expectRelease(FROM);
  });

  for (const [line, signal] of [
    [/The images are built/, 'SIGINT'],
    [/Each file of the backup is what was written/, 'SIGTERM'],
  ] as const)
    test(`fault 642: not where it is cut off by ${signal} at ${line}: the checkout is the one of before`, async () => {
      const told = await server.cut(`make upgrade TO=${TO}`, line, signal);
      assert.match(told, /Nothing was replaced: cut off\./);
      await expectRelease(FROM);
    });

  test('not to a release that leaves one out', async () => {
    await assert.rejects(server.run('make upgrade TO=10.0.0'), /from 8\.0\.0 to 10\.0\.0 leads by 9\.0\.0/);
    await expectRelease(FROM);
    assert.equal(await isMigrated(), 'f');
  });

  test('to the next one with its migration, and nothing fails', async () => {
    const told = await server.run(`make upgrade TO=${TO}`);
    assert.match(told, /a copy restored from it is migrated[^]*Updated from 8\.0\.0 to 9\.0\.0 in \d+ s/);
    await expectRelease(TO);
    assert.equal(await isMigrated(), 't');
  });

  test('and back, while the database keeps what the migration made', async () => {
    assert.match(await server.run('make rollback'), new RegExp(`${FROM} runs again`));
    await expectRelease(FROM);
    assert.equal(await isMigrated(), 't');
  });

  test('fault 644: by hand, command by command, and nothing fails', async () => {
    for (const commands of byHand.slice(0, -1)) await server.run(commands);
    await expectRelease(TO);
  });

  test('fault 644: and back from there by make rollback, which knows what was before', async () => {
    assert.match(await server.run('make rollback'), new RegExp(`${FROM} runs again`));
    await expectRelease(FROM);
  });

  test('fault 674: back by hand, command by command, and nothing fails', async () => {
    for (const commands of byHand.slice(0, -1)) await server.run(commands);
    const uploads = startSlowUploads(server.site);
    try {
      await server.run(backByHand);
    } finally {
      await uploads.stop();
    }
    const { failed } = await uploads.stop();
    assert.deepEqual(failed, []);
    await expectRelease(FROM);
    assert.equal(await isMigrated(), 't');
  });

  /** That of a server: a copy has another. */
  const identify = () => server.psql('SELECT system_identifier FROM pg_control_system()');

  test('fault 672: to another major of Postgres by hand, and forms that are refused meanwhile are taken afterwards', async () => {
    mayRefuse = true;
    const former = await identify();
    await server.run(upgradePostgres);
    assert.notEqual(await identify(), former);
  });

  test('fault 672: and back from there, to what there was at the switch', async () => {
    mayRefuse = true;
    const there = await identify();
    // What is sent between the switch and the way back is lost by it, as the page says.
    await load.stop();
    await server.run(backToPostgres);
    assert.notEqual(await identify(), there);
    load = startSteadyLoad(server.site, PAGES_A_SECOND);
    await pause(10_000);
  });
});
