import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { composeSettings, passOn } from '../../../infra/local/backend/compose-environment.ts';
import { runEntrypoint } from '../../../infra/local/backend/run-entrypoint.ts';
import { startBackend } from '../../../infra/local/backend/start-backend.ts';
import { filesIn, root } from '../../../infra/local/paths.ts';
import { anyPorts, choosePorts } from '../../../infra/local/process/find-free-port.ts';
import { undoInReverse } from '../../../infra/local/process/undo-in-reverse.ts';
import { readVersion } from '../../../infra/release/version-places.ts';
import { startMailServer } from '../mail-server.ts';
import { queryOnce } from '../query-once.ts';
import { isQuiet } from '../settled.ts';
import { logInAsHr } from '../system/staff-session.ts';
import { unlimited } from '../system/unlimited.ts';
import { until } from '../until.ts';
import { walk } from './walk.ts';

// Uses this checkout as a release whose database a later one migrates. A later checkout runs the program of this one, because
// only this one knows its own calls. What they have agreed on, and what must stay as it is, is:
// - the environment has DATABASE_OWNER_URL, DATABASE_URL and QUEUE_URL, of empty databases;
// - the program sends 'migrate' when its processes are at work on its own schema, and goes on when it is sent anything;
// - it ends with 0 when all has worked on the new schema, too.

/** A line of the kind that a process writes when something went wrong in it. */
const isTrouble = (line: { level: number }) => line.level >= 50;

const linesOf = (log: string) =>
  readFileSync(log, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { level: number; version?: string; msg: string });

const { DATABASE_OWNER_URL = '', DATABASE_URL = '', QUEUE_URL = '' } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'frontdoor-release-'));
const undo = undoInReverse();
undo.add(() => rmSync(folder, { recursive: true, force: true }));
process.once('SIGTERM', () => void undo.run().finally(() => process.exit(1)));
try {
  const files = filesIn(folder);
  mkdirSync(dirname(files.log('api')), { recursive: true });
  const ports = await choosePorts(anyPorts);
  const mail = await startMailServer(ports.smtp);
  undo.add(() => mail.end());
  const [site, api] = [`http://127.0.0.1:${ports.site}`, `http://127.0.0.1:${ports.api}`];
  const sessionSecret = 'of-a-throwaway-system'.padEnd(40, '.');
  const addresses = { siteUrl: site, databaseUrl: DATABASE_URL, queueUrl: QUEUE_URL };
  const settings = composeSettings(
    { ...addresses, resumes: files.resumes, acknowledged: files.acknowledged, sessionSecret, ports },
    {},
  );
  const environment = { ...passOn(process.env), ...settings, ...unlimited };

  await runEntrypoint('migrate', { ...environment, DATABASE_OWNER_URL });
  const running = await startBackend({ ports, environment, log: files.log, report: console.log }, undo);
  const walked = { api, site, mail, hr: await logInAsHr({ environment, site, api }) };
  const first = await walk(walked, []);
  console.log('it works on its own schema');
  process.send!('migrate');
  await once(process, 'message');
  const second = await walk(walked, [first]);
  console.log('its running processes work on the new schema');
  await Promise.all([running.api.stop(), running.worker.stop()]);
  // As when an operator goes back.
  await runEntrypoint('migrate', { ...environment, DATABASE_OWNER_URL });
  await Promise.all([running.api.start(), running.worker.start()]);
  await walk({ ...walked, hr: await logInAsHr({ environment, site, api }) }, [first, second]);
  await until('every job has ended', () => isQuiet(DATABASE_URL));
  const failed = 'SELECT job, last_error FROM outbox_jobs WHERE last_error IS NOT NULL';
  assert.deepEqual(await queryOnce(DATABASE_URL, failed), []);
  console.log('its processes work after a new start');

  for (const name of ['api', 'worker']) {
    const lines = linesOf(files.log(name));
    assert.deepEqual(lines.filter(isTrouble), [], `the ${name} says that something went wrong`);
    assert.deepEqual([...new Set(lines.map(({ version }) => version))], [readVersion(root)], `the ${name} is another`);
  }
} finally {
  await undo.run();
}
process.disconnect();
