import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { backUp, backupFolders } from '../../infra/backup/back-up.ts';
import { compareRestored, describeLost, noteLost, onlyKnown } from '../../infra/backup/compare-restored.ts';
import type { BackupFault } from '../../infra/backup/backup-fault.ts';
import { archiveSettings, prepareArchive } from '../../infra/backup/embedded/archive-settings.ts';
import { EmbeddedBackup } from '../../infra/backup/embedded/embedded-backup.ts';
import { recordRehearsal, sumUp } from '../../infra/backup/nightly/record-rehearsal.ts';
import { sealedFiles } from '../../infra/backup/mirror-files.ts';
import { type AcknowledgedLine, findAcknowledged, readAcknowledged } from '../../infra/backup/read-acknowledged.ts';
import { describe, drawPoints, rehearse, type Rehearsal } from '../../infra/backup/rehearse.ts';
import { readSealKey, type SealKey } from '../../infra/backup/sealed-file.ts';
import type { Inspection } from '../../infra/doctor/inspection.ts';
import { runEntrypoint } from '../../infra/local/backend/run-entrypoint.ts';
import { fillForm } from '../support/application.ts';
import { fillEnquiry } from '../support/enquiry.ts';
import { queryOnce } from '../support/query-once.ts';
import { sendEnquiryUntilAcknowledged, sendOnce } from '../support/send-application.ts';
import { isSettled } from '../support/settled.ts';
import { sha256 } from '../support/sha256.ts';
import { logInAsHr } from '../support/system/staff-session.ts';
import { startParts, type Parts } from '../support/system/parts.ts';
import { until } from '../support/until.ts';

const POINTS = process.env.TEST_ALL === 'yes' ? 20 : 3;

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const keyFile = join(folder, 'backup.key');
const place = join(folder, 'backup');
let parts: Parts;
let backup: EmbeddedBackup;
let key: SealKey;
/** When the first submission after the copy of the cluster was acknowledged. */
let first: Date;

const lines = () => readAcknowledged(parts.acknowledged);
/** The millisecond after the last line. */
const justAfter = () => new Date(lines().at(-1)!.at.getTime() + 1);
const options = () => ({
  backup,
  files: sealedFiles(backupFolders(place).mirror, key),
  acknowledged: lines(),
  environment: parts.environment,
});
const back = () => backUp(backup, { resumes: parts.storage, acknowledged: parts.acknowledged }, { folder: place, key });
/** The SHA-256 of each resume of a storage. */
const sumsOf = (storage: string) =>
  new Map(
    readdirSync(join(storage, 'resumes')).map((name) => [
      `resumes/${name}`,
      sha256(readFileSync(join(storage, 'resumes', name))),
    ]),
  );
const show = (rehearsals: Rehearsal[]) => rehearsals.map(describe).join('\n');

async function apply(): Promise<string> {
  const { status, body } = await sendOnce(parts.api, await fillForm());
  assert.equal(status, 201, JSON.stringify(body));
  return body.reference!;
}
const settled = () => until('every application is filed and HR was told', () => isSettled(parts.databaseUrl));

before(async () => {
  prepareArchive(place, keyFile);
  key = readSealKey(keyFile);
  const postgresSettings = { ...archiveSettings(place, keyFile), fsync: 'off' };
  parts = await startParts({ postgresSettings, handOver: prepareArchive(place, keyFile) });
  backup = new EmbeddedBackup(
    { folder: place, keyFile },
    { url: parts.databaseUrl, dataDir: parts.postgresDir },
    { fsync: 'off' },
  );
  await apply();
  await settled();
  await backup.base();
  first = new Date();
  for (let number = 1; number <= 4; number += 1) {
    await apply();
    await sendEnquiryUntilAcknowledged(parts.api, fillEnquiry(number));
  }
  await settled();
  await until('all are written down', () => lines().length >= 9);
  await back();
});
after(async () => {
  await parts.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('at moments drawn by chance the restored backup has each submission that was acknowledged, and each resume by its SHA-256', async () => {
  const last = justAfter();
  const rehearsals: Rehearsal[] = [];
  for (const point of [...drawPoints(POINTS - 1, first, last), last]) rehearsals.push(await rehearse(point, options()));
  assert.deepEqual(
    rehearsals.flatMap(({ problems }) => problems),
    [],
    show(rehearsals),
  );
  assert.equal(rehearsals.at(-1)!.rows, 9);
  assert.equal(rehearsals.at(-1)!.resumes, 5);
  console.log(show(rehearsals));

  // As `make restore-rehearsal` ends, and as `make doctor` looks.
  const result = sumUp(rehearsals, 2);
  await recordRehearsal(result, parts.environment);
  const found = JSON.parse(await runEntrypoint('inspect', parts.environment)) as Inspection;
  const { at: _at, ...recorded } = found.rehearsal!;
  assert.deepEqual(recorded, { ...result, point: result.point.toISOString() });
  assert.deepEqual([found.postgres.archiveMode, found.storage, found.mail, found.scanner], ['on', null, null, 'off']);
  await assert.rejects(
    recordRehearsal({ ...result, rows: 0 }, parts.environment),
    /ok: must be false where no row was restored/,
  );
});

test('a rehearsal that is given up leaves no server and no folder behind', async () => {
  const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('frontdoor-rehearsal-'));
  const earlier = folders();
  const giveUp = new AbortController();
  const running = rehearse(justAfter(), { ...options(), signal: giveUp.signal });
  const own = folders().find((name) => !earlier.includes(name)) ?? '';
  const pidFile = join(tmpdir(), own, 'postgres', 'postmaster.pid');
  await until('its server is there', () => existsSync(pidFile));
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  giveUp.abort();
  assert.notDeepEqual((await running).problems, []);
  assert.throws(() => process.kill(pid, 0), { code: 'ESRCH' });
  assert.ok(!folders().includes(own));
});

test('fault 404: an acknowledged submission that the backup lacks is named, and nothing to compare is no success', async () => {
  const point = justAfter();
  const lost = { at: first, reference: 'FD-LOST-LOST', sha256: undefined };
  const compare = (acknowledged: AcknowledgedLine[]) =>
    compareRestored(parts.databaseUrl, sumsOf(parts.storage), point, acknowledged);
  const { problems } = await compare([...lines(), lost]);
  assert.deepEqual(problems, [`FD-LOST-LOST, acknowledged at ${first.toISOString()}, is not there.`]);
  assert.match((await compare([])).problems.join(), /this proves nothing/);
  const another = lines().map(({ at, reference, sha256: sum }) => ({ at, reference, sha256: sum && 'ab'.repeat(32) }));
  assert.equal((await compare(another)).problems.length, 5);
  const tooFar = await compareRestored(parts.databaseUrl, sumsOf(parts.storage), first, lines());
  assert.ok(tooFar.problems.some((problem) => problem.endsWith('after the moment that was restored.')));
});

test('fault 711: what the running database lacks itself is not expected of a copy of it', async () => {
  const lost = { at: first, reference: 'FD-LOST-LOST', sha256: undefined };
  assert.deepEqual(await onlyKnown(parts.databaseUrl, [lost, ...lines()]), lines());
});

test('fault 646: a restore names each submission that was acknowledged after its moment, and rehearsals do not name it again', async () => {
  const written = lines().length;
  const point = justAfter();
  const reference = await apply();
  await until('it is written down', () => lines().length > written);
  await settled();
  await back();
  const server = await backup.restore(point, join(folder, 'restored'));
  try {
    const lost = await noteLost(server.url, point, lines());
    const at = lines().at(-1)!.at.toISOString();
    assert.deepEqual(describeLost(lines(), lost), [
      '1 acknowledged submission(s) are missing in the restored database. The mails to HR name the senders:',
      `  ${at}  ${reference}`,
    ]);
    assert.deepEqual(await noteLost(server.url, point, lines()), []);
    const { problems, rows } = await compareRestored(server.url, sumsOf(parts.storage), new Date(), lines());
    assert.deepEqual([problems, rows], [[], written]);
  } finally {
    await server.stop();
  }
});

test('fault 648: a system without lines, as after 35 days without a form, is compared with the rows that it has', async () => {
  const listed = (acknowledged: readonly AcknowledgedLine[]) =>
    acknowledged.map(({ reference, sha256: sum }) => `${reference} ${sum}`).toSorted();
  const { acknowledged: rows } = await findAcknowledged([], '', parts.databaseUrl);
  assert.deepEqual(listed(rows), listed(lines()));
  const found = await findAcknowledged(lines().slice(0, 1), '', parts.databaseUrl);
  assert.deepEqual(found, { acknowledged: lines().slice(0, 1), source: 'lines' });
  // A row counts as acknowledged a minute after its transaction has begun.
  const point = new Date(Date.now() + 61_000);
  const compared = await compareRestored(parts.databaseUrl, sumsOf(parts.storage), point, rows);
  assert.deepEqual([compared.problems, compared.rows], [[], rows.length]);
});

test('fault 405: files of another minute than the database, and a file that is another, are named', async () => {
  const written = lines().length;
  const reference = await apply();
  await settled();
  await until('it is written down', () => lines().length > written);
  // Filed, so that its bytes have left the database; the files are of before.
  const filed = new Date(Date.now() + 1);
  await backup.archive();
  const early = await rehearse(filed, options());
  assert.deepEqual(early.problems, [
    `The resume of ${reference} is missing: the copy of the files is of another minute than the database.`,
  ]);
  const [row] = await queryOnce(
    parts.databaseUrl,
    'SELECT key FROM resumes JOIN applications ON id = application_id WHERE reference = $1',
    [reference],
  );
  const file = join(parts.storage, 'resumes', String(row!['key']));
  const right = readFileSync(file);
  writeFileSync(file, 'of somebody else');
  const other = await compareRestored(parts.databaseUrl, sumsOf(parts.storage), filed, lines());
  writeFileSync(file, right);
  assert.deepEqual(other.problems, [`The resume of ${reference} is another file than the one that came.`]);
});

test('an erased person whom the backup brings back is erased again', async () => {
  const email = 'to.be.erased@mail.example';
  const written = lines().length;
  const { status, body } = await sendOnce(parts.api, await fillForm({ email }));
  assert.equal(status, 201);
  await settled();
  await until('it is written down', () => lines().length > written);
  const point = new Date(Date.now() + 1);
  await back();
  const hr = await logInAsHr(parts);
  const erasure = await fetch(`${parts.api}/api/admin/erasures`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: parts.site, Cookie: hr.cookie },
    body: JSON.stringify({ email, reason: 'asked-for' }),
  });
  assert.equal(erasure.status, 200);
  await back();
  const rehearsal = await rehearse(point, options());
  assert.deepEqual(rehearsal.problems, []);
  assert.deepEqual(rehearsal.order?.erased, { ...rehearsal.order?.erased, entries: 1, foreign: 0, left: 0 });
  assert.equal(rehearsal.order?.erased.counts.applications, 1, body.reference);
});

test('fault 406: an empty storage, as a lost mount leaves it, does not empty the copy', async () => {
  const empty = mkdtempSync(join(folder, 'empty-'));
  const count = () => readdirSync(join(backupFolders(place).mirror, 'resumes')).length;
  const kept = count();
  const copying = backUp(backup, { resumes: empty, acknowledged: parts.acknowledged }, { folder: place, key });
  await assert.rejects(
    copying,
    (error: BackupFault) => error.kind === 'another-storage' && /it has no id/.test(error.message),
  );
  assert.equal(count(), kept);
});
