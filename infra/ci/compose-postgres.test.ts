import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { isLongForm } from '../../tests/support/journeys/extent.ts';
import { startSteadyLoad } from '../../tests/support/system/steady-load.ts';
import { type ComposeProject, prepareProject } from './compose-project.ts';

const PAGES_A_SECOND = 5;
const TAG = 'of-postgres-test';
/** The major that it is upgraded to; the same one, to a new volume, where POSTGRES_TO names none. Its image has to be there. */
const TO = process.env.POSTGRES_TO ?? '';

// Minutes of building, copying and waiting.
if (isLongForm)
  describe('A server whose Postgres is upgraded while people apply', () => {
    let project: ComposeProject;
    let load: ReturnType<typeof startSteadyLoad>;
    const folder = mkdtempSync(join(tmpdir(), 'compose-postgres-'));
    // Beside those of an installation on this machine.
    const environment = { UPGRADE_STATE: join(folder, 'state'), FORMER_TAG: 'before-upgrade-of-postgres-test' };
    const files = ['docker-compose.yml', 'docker-compose.production.yml', 'docker-compose.behind-proxy.yml'];
    const run = (script: string, settings: Record<string, string> = {}) =>
      project.runScript(`infra/compose/postgres/${script}.sh`, { TO, ...environment, ...settings });
    const ask = async (question: string) => {
      const words = ['exec', '-T', 'postgres', 'psql', '-U', 'frontdoor', '-Atc', question];
      return (await project.compose(...words)).trim();
    };
    /** That of the server: a copy has another. */
    const identify = () => ask('SELECT system_identifier FROM pg_control_system()');
    const isWritten = () => ask('SHOW default_transaction_read_only').then((answer) => answer === 'off');
    const differences = (name: string, text: string) => {
      const file = join(folder, name);
      writeFileSync(file, text);
      return { COMPOSE_FILE: [...files, file].join(':') };
    };

    before(async () => {
      project = await prepareProject(process.env.COMPOSE_SMOKE_PROJECT ?? `frontdoor-postgres-${process.pid}`, {
        files,
        settings: {
          TAG,
          SITE_ADDRESS: 'jobs.example.com',
          COMPOSE_PROFILES: 'postgres,redis,storage',
          // Of the addresses in .env.example, which a server refuses otherwise.
          EXAMPLE_COMPANY: 'yes',
        },
      });
      await project.compose('build');
      await project.compose('up', '--detach', '--wait', '--wait-timeout', '600');
    });
    after(async () => {
      process.stderr.write(await project.compose('ps', '--all').catch(String));
      await project.remove();
      rmSync(folder, { recursive: true });
    });
    beforeEach(() => {
      load = startSteadyLoad(project.site, PAGES_A_SECOND);
    });
    // No test may lose a submission. First tries fail while nothing is written, and are counted.
    afterEach(async () => {
      const { pages, applications, failed, references } = await load.stop();
      const kinds = Map.groupBy(failed, (words) => words);
      console.log(`${pages} pages and ${applications} applications, ${failed.length} failed first tries`);
      for (const [words, { length }] of kinds) console.log(`  ${length}: ${words}`);
      const found = await ask('SELECT reference FROM applications');
      const lost = references.filter((reference) => !found.includes(reference));
      assert.deepEqual({ lost, taken: references.length }, { lost: [], taken: applications });
      assert.ok(await isWritten());
    });

    test('fault 596: goes back by itself when the site does not answer on the new server, before anybody has written', async () => {
      const former = await identify();
      const closed = differences(
        'closed.yml',
        // The upgrade writes POSTGRES_MAJOR: the new server listens where the API cannot come to it, the former one everywhere.
        `services: { postgres: { command: [postgres, -c, 'listen_addresses=\${POSTGRES_MAJOR:+127.0.0.1,127.0.0.}\${POSTGRES_MAJOR:-*}'] } }\n`,
      );
      await assert.rejects(run('upgrade', closed), ({ message }: Error) => {
        assert.match(message, /does not answer\. Going back to Postgres 18/);
        assert.match(message, /nothing was lost/);
        return true;
      });
      assert.equal(await identify(), former);
    });

    test('fault 602: goes back when it is cut off while nothing is written', async () => {
      const former = await identify();
      const script = 'infra/compose/postgres/upgrade.sh';
      const told = await project.cutScript(script, /Nothing is written any more/, 'SIGTERM', { TO, ...environment });
      assert.match(told, /Cut off\. Going back[^]*nothing was lost/);
      assert.equal(await identify(), former);
    });

    test('fault 597: has a copy of the same rows on a new volume, with a backup of its own, and keeps the former data', async () => {
      const former = await identify();
      const told = await run('upgrade');
      console.log(told);
      assert.match(told, /tables with \d+ rows are the same/);
      assert.match(told, /indexes are whole/);
      assert.match(told, /of \d+ documents 0 have other words/);
      assert.match(told, /takes writes; none was taken for \d+ s/);
      assert.match(told, /Each file of the backup is what was written/);
      assert.match(told, /The data of before is kept on postgres:/);
      assert.notEqual(await identify(), former);
      assert.match(await project.compose('exec', '-T', 'backup', 'frontdoor-backup', 'restore-rehearsal'), /restored/);
    });

    test('fault 598: is not gone back from while something was written since, which is named', async () => {
      await assert.rejects(run('rollback'), /lost: applications \S+[^]*Nothing was replaced/);
      // This one loses what it names, and nothing may be sent meanwhile.
      const sent = await load.stop();
      const kept = readFileSync(join(environment.UPGRADE_STATE, 'postgres'), 'utf8');
      assert.match(kept, /^phase=done$/m);
      const told = await run('rollback', { LOSE: 'yes' });
      assert.match(told, /takes writes again/);
      assert.equal((await ask('SELECT reference FROM applications')).includes(sent.references.at(-1)!), false);
      load = startSteadyLoad(project.site, PAGES_A_SECOND);
      // What was lost by order is named once, and no fault of the backup.
      assert.match(told, /acknowledged submission\(s\) are missing[^]*FD-/);
      assert.match(await project.compose('exec', '-T', 'backup', 'frontdoor-backup', 'restore-rehearsal'), /restored/);
    });

    test('removes the data of before when it is told to, and there is no way back then', async () => {
      await assert.rejects(run('drop-old'), /No data of a former Postgres is kept/);
      const told = await run('upgrade');
      const [, former] = /kept on (\S+):/.exec(told) ?? [];
      assert.match(await run('drop-old'), new RegExp(`on ${former} is removed`));
      await assert.rejects(run('rollback'), /no upgrade of Postgres to go back from/);
    });
  });
