// node infra/backup/command.ts backup | restore | restore-rehearsal: of the system that `make start` runs with BACKUP_DIR.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Environment } from '../local/backend/compose-environment.ts';
import { composeSettings, passOn } from '../local/backend/compose-environment.ts';
import { keepSecret } from '../local/keep-secret.ts';
import { dataDirOf, filesIn, root } from '../local/paths.ts';
import { backUp, backupFolders } from './back-up.ts';
import { backupPlaces } from './backup-places.ts';
import { describeLost, noteLost, NOTHING_ACKNOWLEDGED } from './compare-restored.ts';
import { EmbeddedBackup } from './embedded/embedded-backup.ts';
import { restoreFiles, sealedFiles } from './mirror-files.ts';
import { describeOrder, putInOrder } from './put-in-order.ts';
import {
  type AcknowledgedLine,
  findAcknowledged,
  joinAcknowledged,
  parseAcknowledged,
  readAcknowledged,
} from './read-acknowledged.ts';
import { needRoom, sizeOf } from './nightly/need-room.ts';
import { failedBefore, recordRehearsal, sumUp } from './nightly/record-rehearsal.ts';
import { describe, drawPoints, rehearse, type Rehearsal } from './rehearse.ts';
import { readSealKey } from './sealed-file.ts';

const dataDir = dataDirOf(process.env);
const files = filesIn(dataDir);
const giveUp = new AbortController();
const print = (text: string): void => void process.stdout.write(`${text}\n`);

function needPlaces() {
  const places = backupPlaces(dataDir, process.env);
  if (!places)
    throw new Error(
      'BACKUP_DIR says where the backup is, best on another disk. Start with it as well: make start BACKUP_DIR=…',
    );
  if (!existsSync(places.keyFile))
    throw new Error(`The key of the backup is not in ${places.keyFile}: BACKUP_KEY_FILE says where it is.`);
  return { ...places, key: readSealKey(places.keyFile) };
}

function needRunning() {
  if (!existsSync(files.settings)) throw new Error('Nothing is running here. Start it with "make start".');
  const settings = JSON.parse(readFileSync(files.settings, 'utf8')) as Environment;
  const password = readFileSync(`${files.postgres}.password`, 'utf8').trim();
  const owner = Object.assign(new URL(settings.DATABASE_URL ?? ''), { username: 'frontdoor', password });
  return { settings, source: { url: String(owner), dataDir: files.postgres } };
}

async function makeBackup(): Promise<void> {
  const places = needPlaces();
  const { source } = needRunning();
  const backup = new EmbeddedBackup(places, source);
  const from = await backup.base();
  const { copied, behindSeconds } = await backUp(backup, files, places);
  const faults = await backup.verify();
  print(`The database can be restored to any moment since ${from.toISOString()}, and ${copied} new files are copied.`);
  print(`Before this, the archive was ${behindSeconds.toFixed(0)} s behind (RPO).`);
  for (const { message } of faults) print(`FAILED  ${message}`);
  if (faults.length > 0) process.exitCode = 1;
}

/** Records each result, a failure as well, and also where the rehearsal could not begin. */
async function rehearseRestore(): Promise<void> {
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => giveUp.abort());
  const { settings, source } = needRunning();
  const environment = { ...passOn(process.env), ...settings };
  const result = await rehearsePoints(needPlaces(), source, environment).catch((error: Error) => {
    print(`FAILED  ${error.message}`);
    return failedBefore(error);
  });
  // A new system has nothing to compare; that is no result of the backup.
  if (!result) return print(NOTHING_ACKNOWLEDGED);
  // One that was cut short says nothing about the backup.
  giveUp.signal.throwIfAborted();
  await recordRehearsal(result, environment);
  if (!result.ok) process.exitCode = 1;
}

type Places = ReturnType<typeof needPlaces>;
type Source = ReturnType<typeof needRunning>['source'];

async function rehearsePoints(places: Places, source: Source, environment: Environment) {
  const { mirror } = backupFolders(places.folder);
  const backup = new EmbeddedBackup(places, source, { fsync: 'off' });
  const { behindSeconds } = await backUp(backup, files, places);
  const { acknowledged } = await findAcknowledged(await readCopies(places), files.acknowledged, source.url);
  if (acknowledged.length === 0) return undefined;
  needRoom(sizeOf(source.dataDir));
  const since = await backup.oldestPoint();
  const first = acknowledged.find(({ at }) => at > since)?.at ?? since;
  const options = { backup, files: sealedFiles(mirror, places.key), acknowledged, environment, signal: giveUp.signal };
  const done: Rehearsal[] = [];
  print(`The archive was ${behindSeconds.toFixed(0)} s behind (RPO).`);
  for (const point of drawPoints(Number(process.env.POINTS || 3), first, new Date())) {
    giveUp.signal.throwIfAborted();
    const rehearsal = await rehearse(point, options);
    print(describe(rehearsal));
    done.push(rehearsal);
  }
  return sumUp(done, behindSeconds);
}

/** The lines in the backup. */
async function readCopies({ folder, key }: Places): Promise<AcknowledgedLine[]> {
  const copies: AcknowledgedLine[][] = [];
  const { lines } = backupFolders(folder);
  await sealedFiles(lines, key).read((_, text) => void copies.push(parseAcknowledged(String(text))));
  return joinAcknowledged(...copies);
}

async function restore(): Promise<void> {
  const places = needPlaces();
  const point = new Date(process.env.TIME ?? '');
  if (Number.isNaN(point.getTime()))
    throw new Error("TIME says to which moment, for example TIME='2026-11-26 10:00:00+00'.");
  const place = `${dataDir}.of-${point.toISOString().replaceAll(/[:.]/g, '-')}`;
  if (existsSync(place)) throw new Error(`${place} is there already.`);
  const to = filesIn(place);
  try {
    const server = await new EmbeddedBackup(places).restore(point, to.postgres);
    try {
      const { mirror, lines } = backupFolders(places.folder);
      const count = await restoreFiles(mirror, to.resumes, places.key);
      await restoreFiles(lines, to.acknowledged, places.key).catch((error: Error) =>
        print(`FAILED  What was acknowledged: ${error.message}`),
      );
      // It seals the one-time codes in the database.
      if (existsSync(files.sessionSecret))
        writeFileSync(to.sessionSecret, readFileSync(files.sessionSecret), { mode: 0o600 });
      print(`Restored to ${point.toISOString()}, with ${count} files, in ${place}; what runs was not touched.`);
      const order = await putInOrder(server, pathToFileURL(to.resumes).href, settingsFor(to));
      for (const line of describeOrder(order)) print(line);
      const acknowledged = joinAcknowledged(readAcknowledged(to.acknowledged), readAcknowledged(files.acknowledged));
      for (const line of describeLost(acknowledged, await noteLost(server.url, point, acknowledged))) print(line);
    } finally {
      await server.stop();
    }
  } catch (error) {
    rmSync(place, { recursive: true, force: true });
    throw error;
  }
  const name = relative(root, place);
  print(`To switch: make stop, then make start DATA_DIR=${name}.`);
  print(`To send the mails that wait: make after-restore MAILS=send DATA_DIR=${name}.`);
}

/** Those of the system that runs, if one does. */
function settingsFor(to: ReturnType<typeof filesIn>): Environment {
  if (existsSync(files.settings)) return { ...passOn(process.env), ...needRunning().settings };
  const nowhere = { siteUrl: 'http://127.0.0.1', ports: { api: 1, workerHealth: 1, visits: 1, smtp: 1 } };
  const places = { ...nowhere, databaseUrl: '', queueUrl: '', resumes: to.resumes, acknowledged: to.acknowledged };
  return { ...passOn(process.env), ...composeSettings({ ...places, sessionSecret: keepSecret(to.sessionSecret) }, {}) };
}

const commands: Record<string, () => Promise<void>> = {
  backup: makeBackup,
  restore,
  'restore-rehearsal': rehearseRestore,
};
try {
  await commands[process.argv[2] ?? '']?.();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
