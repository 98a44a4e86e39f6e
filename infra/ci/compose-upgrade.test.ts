import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, afterEach, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../local/paths.ts';
import { readVersion } from '../release/version-places.ts';
import { makeSmallDisk, type SmallDisk } from '../../tests/support/system/small-disk.ts';
import { isLongForm } from '../../tests/support/journeys/extent.ts';
import { signInAs } from '../../tests/support/containers/sign-in-as-hr.ts';
import { startSlowUploads } from '../../tests/support/system/slow-uploads.ts';
import { startSteadyLoad } from '../../tests/support/system/steady-load.ts';
import { type ComposeProject, prepareProject } from './compose-project.ts';

/** A later one than that of any checkout before release 9. */
const NEXT = '9.0.0';
/** Room for the database, its WAL of some minutes, and not for what the migration of a test writes. */
const DISK_MEGABYTES = 1_200;
const MIGRATIONS = '/app/services/backend/dist/migrations/index.js';
/** 600 MB, and as much WAL. */
const fillDisk = `exports.migrations.push(class FillDisk1799999999999 {
  up = (runner) => runner.query("CREATE TABLE filler AS SELECT repeat(md5(i::text), 60) AS text FROM generate_series(1, 300000) i");
});`;

// A disk of a certain size can be made by root alone.
const skip =
  isLongForm && process.getuid?.() === 0
    ? false
    : 'minutes of building, rehearsing and waiting; TEST_ALL=yes, as root on the machine of the engine';

describe('A server that is updated while people apply', { skip }, () => {
  let project: ComposeProject;
  let load: ReturnType<typeof startSteadyLoad>;
  let disk: SmallDisk | undefined;
  let mayRefuse = false;
  const folder = mkdtempSync(join(tmpdir(), 'compose-upgrade-'));
  // Beside those of an installation on this machine.
  const environment = { UPGRADE_STATE: join(folder, 'state'), FORMER_TAG: 'before-upgrade-of-test' };
  const files = ['docker-compose.yml', 'docker-compose.production.yml', 'docker-compose.behind-proxy.yml'];
  const compose = (...args: string[]) => project.compose(...args);
  const upgrade = (settings: Record<string, string> = {}) =>
    project.runScript('infra/compose/upgrade.sh', { TAG: NEXT, ...environment, ...settings });
  const tagsOf = async (part: string) => {
    const described = JSON.parse(await project.inspect()) as {
      Config: { Image: string; Labels: Record<string, string> };
    }[];
    return described
      .filter(({ Config }) => Config.Labels['com.docker.compose.service'] === part)
      .map(({ Config }) => Config.Labels['org.opencontainers.image.version']);
  };
  const versions = async () =>
    Object.fromEntries(
      await Promise.all(
        ['api', 'worker', 'reader', 'web', 'front'].map(async (part) => [part, await tagsOf(part)] as const),
      ),
    );
  const containers = async () =>
    (await Promise.all(['api', 'worker', 'reader', 'web'].map(project.containersOf))).flat();
  const psql = async (sql: string) =>
    (await compose('exec', '-T', 'postgres', 'psql', '-U', 'frontdoor', '-d', 'frontdoor', '-Atc', sql)).trim();
  /** Compose files by which these programs know one more migration, which fills the disk of the database. */
  const withFillingMigration = async (...services: string[]) => {
    const known = await compose('run', '--rm', '--no-deps', '-T', '--entrypoint', 'cat', 'migrate', MIGRATIONS);
    const [index, more] = [join(folder, 'migrations.js'), join(folder, 'filling-migration.yml')];
    writeFileSync(index, `${known}\n${fillDisk}\n`, { mode: 0o644 });
    const volumes = [`${index}:${MIGRATIONS}:ro`];
    writeFileSync(more, JSON.stringify({ services: Object.fromEntries(services.map((name) => [name, { volumes }])) }));
    return { COMPOSE_FILE: [...files, more].join(':') };
  };
  const all = (version: string) => ({
    api: [version],
    worker: [version],
    reader: [version],
    web: [version, version],
    front: [readVersion(root)],
  });

  before(async () => {
    chmodSync(folder, 0o755);
    disk = makeSmallDisk(folder, DISK_MEGABYTES);
    files.push(disk.file);
    project = await prepareProject(process.env.COMPOSE_SMOKE_PROJECT ?? `frontdoor-upgrade-${process.pid}`, {
      files,
      settings: {
        TAG: readVersion(root),
        SITE_ADDRESS: 'jobs.example.com',
        COMPOSE_PROFILES: 'postgres,redis,storage',
        // Of the addresses in .env.example, which a server refuses otherwise.
        EXAMPLE_COMPANY: 'yes',
      },
    });
    await compose('build');
    await compose('up', '--detach', '--wait', '--wait-timeout', '300');
  });
  after(async () => {
    try {
      if (project) process.stderr.write(await compose('ps', '--all').catch(String));
      await project?.remove();
    } finally {
      disk?.remove();
      rmSync(folder, { recursive: true });
    }
  });
  beforeEach(() => {
    mayRefuse = false;
    load = startSteadyLoad(project.site);
  });
  // No test may lose a submission or fail a first try.
  afterEach(async () => {
    const { pages, applications, failed, references } = await load.stop();
    console.log(`${pages} pages and ${applications} applications, ${failed.length} failed first tries`);
    for (const [words, { length }] of Map.groupBy(failed, String)) console.log(`  ${length}: ${words}`);
    const found = await psql('SELECT reference FROM applications');
    const lost = references.filter((reference) => !found.includes(reference));
    assert.deepEqual({ failed: mayRefuse ? [] : failed, lost }, { failed: [], lost: [] });
    assert.ok(references.length > 5, `${references.length}`);
  });

  test('fault 393: is refused while the disk has no room, and nothing changes', async () => {
    await assert.rejects(upgrade({ IMAGES_GIGABYTES: '100000' }), /Nothing was replaced: the disk has \d+ GB free/);
    assert.deepEqual(await versions(), all(readVersion(root)));
  });

  test('fault 390: has the next version afterwards, and its front is the one of before', async () => {
    const uploads = startSlowUploads(project.site);
    let told: string;
    try {
      told = await upgrade();
    } finally {
      await uploads.stop();
    }
    const { sent, failed, references } = await uploads.stop();
    console.log(`${sent} resumes that took 75 s to arrive, ${failed.length} cut off`);
    assert.deepEqual([failed, references.length], [[], sent]);
    const found = await psql('SELECT reference FROM applications');
    assert.ok(references.every((reference) => found.includes(reference)));
    assert.match(told, /A former api still answers what it has begun/);
    assert.match(told, /a copy restored from it is migrated/);
    assert.match(told, new RegExp(`Updated from ${readVersion(root)} to ${NEXT} in \\d+ s`));
    assert.deepEqual(await versions(), all(NEXT));
  });

  test('goes back to the version before, and waits for no page of the staff that is open', async () => {
    const origin = 'https://jobs.example.com';
    const cookie = await signInAs('hr', project, 'Meera Nair', 'meera.nair@plumbline.example', origin);
    const left = new AbortController();
    const follow = async () => {
      const stream = await fetch(`${project.site}/api/admin/live`, { headers: { cookie }, signal: left.signal });
      assert.equal(stream.status, 200);
      await stream.text();
    };
    let followed = 0;
    const following = (async () => {
      for (; !left.signal.aborted; followed += 1) await follow().catch(() => pause(1_000));
    })();
    const told = await project.runScript('infra/compose/rollback.sh', environment);
    left.abort();
    await following;
    assert.match(told, new RegExp(`${readVersion(root)} runs again`));
    assert.doesNotMatch(told, /still answers/);
    assert.ok(followed > 0, 'The API that ended did not end its stream');
    assert.deepEqual(await versions(), all(readVersion(root)));
  });

  for (const { parts, refuses } of [
    { parts: ['redis', 'minio'], refuses: false },
    { parts: ['front', 'postgres'], refuses: true },
  ])
    test(`fault 673: replaces ${parts.join(' and ')}, says for how long each was away, and loses nothing`, async () => {
      mayRefuse = refuses;
      for (const part of parts) {
        const former = await project.containersOf(part);
        const settings = { PART: part, TAG: readVersion(root), ...environment };
        const told = await project.runScript('infra/compose/replace-part.sh', settings);
        console.log(told.trim().split('\n').at(-1));
        assert.match(told, new RegExp(`${part} is replaced; it was away for at most \\d+ s\\.`));
        const now = await project.containersOf(part);
        assert.equal(now.length, 1);
        assert.notDeepEqual(now, former);
      }
    });

  test('fault 394: leaves all as it was when the migration fails, and says why', async () => {
    const broken = join(folder, 'broken-migrate.yml');
    writeFileSync(
      broken,
      `services: { migrate: { command: [node, -e, "console.log('no room'); process.exit(1)"] } }\n`,
    );
    await assert.rejects(
      upgrade({ COMPOSE_FILE: [...files, broken].join(':') }),
      /no room[\s\S]*Nothing was replaced: migrate failed/,
    );
    assert.deepEqual(await versions(), all(readVersion(root)));
  });

  test('fault 395: goes back by itself when the new gateway does not start, and says why', async () => {
    const broken = join(folder, 'broken-web.yml');
    writeFileSync(broken, `services: { web: { command: [sh, -c, 'echo no rules; exit 1'] } }\n`);
    await assert.rejects(
      upgrade({ COMPOSE_FILE: [...files, broken].join(':') }),
      /no rules[\s\S]*web could not be replaced\. Going back/,
    );
    assert.deepEqual(await versions(), all(readVersion(root)));
  });

  test('fault 396: goes on after it was killed between the migration and the switch, with the former worker at work', async () => {
    const settings = { TAG: NEXT, ...environment };
    await project.cutScript('infra/compose/upgrade.sh', /The database is migrated/, 'SIGKILL', settings);
    assert.deepEqual(await versions(), all(readVersion(root)));
    await upgrade();
    assert.deepEqual(await versions(), all(NEXT));
  });

  test('fault 393: is refused where the disk of the database has no room for what the migration wrote on the copy', async () => {
    const running = await containers();
    await assert.rejects(
      upgrade(await withFillingMigration('backup', 'migrate')),
      /The migration wrote \d{3} MB of WAL[\s\S]*Nothing was replaced: the disk of the database has \d+ MB free, and the migration takes up to \d+\./,
    );
    assert.deepEqual(await containers(), running);
  });

  test('fault 394: leaves all as it was when the disk of the database is full at the migration, says why, and takes forms again', async () => {
    mayRefuse = true;
    const running = await containers();
    await assert.rejects(
      upgrade(await withFillingMigration('migrate')),
      /Nothing was replaced: migrate failed, see above; what it had done is rolled back\. The disk of the database has \d+ MB free/,
    );
    assert.deepEqual(await containers(), running);
    assert.equal(await psql(`SELECT to_regclass('filler') IS NULL`), 't');
    // Forms are taken again by themselves: Postgres has room as soon as its archive has what the migration wrote.
    const fullSince = Date.now();
    for (let refused = Infinity; refused > 0;) {
      const { failed, references } = await load.stop();
      const found = await psql('SELECT reference FROM applications');
      assert.deepEqual(
        references.filter((reference) => !found.includes(reference)),
        [],
      );
      refused = failed.length;
      const seconds = ((Date.now() - fullSince) / 1000).toFixed(0);
      console.log(`${refused} first tries were refused until ${seconds} s after the upgrade had ended`);
      load = startSteadyLoad(project.site);
      await pause(20_000);
      assert.ok(Date.now() - fullSince < 900_000, 'Forms are still refused after 15 minutes');
    }
  });
});
