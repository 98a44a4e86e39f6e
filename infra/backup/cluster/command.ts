// node infra/backup/cluster/command.ts files | restore-rehearsal | note-lost: in the image `frontdoor/backup`, which the chart's CronJobs run.
import { existsSync } from 'node:fs';
import { describeLost, noteLost, NOTHING_ACKNOWLEDGED } from '../compare-restored.ts';
import { commandSettings, databaseUrl, readSecret, storageUrl } from '../containers/places.ts';
import { bucketNotes, FilesBackup } from '../containers/files-backup.ts';
import { tellLostFiles } from '../lost/lost-files.ts';
import { placeOf } from '../mc/mc.ts';
import { findAcknowledged, joinAcknowledged, readAcknowledged } from '../read-acknowledged.ts';
import { describe } from '../rehearse.ts';
import { CloudNativePgRestore } from './cloudnative-pg-restore.ts';
import { accessOfPod, Kubernetes } from './kubernetes.ts';
import { rehearseCluster } from './rehearse-cluster.ts';

const { ACKNOWLEDGED_DIR: acknowledged = '', ...environment } = process.env;
const print = (text: string): void => void process.stdout.write(`${text}\n`);
const giveUp = new AbortController();
for (const name of ['SIGTERM', 'SIGINT'] as const) process.on(name, () => giveUp.abort());

function need(name: string): string {
  const value = environment[name];
  if (!value) throw new Error(`${name} is not set: the chart sets it.`);
  return value;
}

function filesBackup(): FilesBackup {
  const address = readSecret('BACKUP_URL');
  if (!address)
    throw new Error('BACKUP_URL is empty: it names the bucket of the backup, s3://key:secret@host:port/bucket.');
  const bucket = placeOf(address, 'backup');
  const target = { ...bucket, path: `${bucket.path}/files` };
  // A pod has no place of its own that lasts.
  return new FilesBackup(placeOf(storageUrl(), 'storage'), target, bucketNotes);
}

async function copyFiles(): Promise<void> {
  print(`${await filesBackup().copy(acknowledged)} new files are copied.`);
}

async function rehearse(): Promise<void> {
  const files = filesBackup();
  const ownerUrl = readSecret('DATABASE_OWNER_URL');
  const places = {
    namespace: need('NAMESPACE'),
    source: need('SOURCE_CLUSTER'),
    restored: need('REHEARSAL_CLUSTER'),
    databaseUrl: databaseUrl(),
    ownerUrl,
    pod: { name: need('POD_NAME'), uid: need('POD_UID') },
    limitMs: Number(need('RESTORE_LIMIT_SECONDS')) * 1_000,
    endsAt: new Date(Date.now() + Number(need('DEADLINE_SECONDS')) * 1_000),
  };
  let comparedWith = '';
  const hasNotes = acknowledged !== '' && existsSync(acknowledged);
  const { rehearsals, behindSeconds } = await rehearseCluster({
    backup: new CloudNativePgRestore(new Kubernetes(accessOfPod(environment)), places, giveUp.signal),
    files: {
      copy: () => files.copy(acknowledged),
      names: () => files.names(),
      read: (take) => files.read(take),
    },
    acknowledged: async () => {
      const found = await findAcknowledged(hasNotes ? await files.lines.read() : [], acknowledged, ownerUrl);
      comparedWith = found.source === 'lines' ? 'the API has noted as acknowledged' : 'the database that runs has';
      return found.acknowledged;
    },
    ownerUrl,
    environment: { ...commandSettings(), DATABASE_URL: databaseUrl() },
    count: Number(need('POINTS')),
    signal: giveUp.signal,
  });
  if (rehearsals.length === 0) return print(NOTHING_ACKNOWLEDGED);
  print(`Compared with what ${comparedWith}.`);
  print(`The archive was ${behindSeconds.toFixed(0)} s behind (RPO).`);
  for (const rehearsal of rehearsals) print(describe(rehearsal));
  if (rehearsals.some(({ problems }) => problems.length > 0)) process.exitCode = 1;
}

/** After a restore for good, when DATABASE_OWNER_URL leads to the restored database. */
async function tellLost(): Promise<void> {
  const lines = joinAcknowledged(await filesBackup().lines.read(), readAcknowledged(acknowledged));
  const ownerUrl = readSecret('DATABASE_OWNER_URL');
  for (const line of describeLost(lines, await noteLost(ownerUrl, new Date(), lines))) print(line);
  const files = await tellLostFiles(ownerUrl, (names) => filesBackup().findLacking(names));
  for (const line of files.lines) print(line);
  if (files.failed) process.exitCode = 1;
}

const commands: Record<string, () => Promise<void>> = {
  files: copyFiles,
  'restore-rehearsal': rehearse,
  'note-lost': tellLost,
};
try {
  const command = commands[process.argv[2] ?? ''];
  if (!command) throw new Error(`There is ${Object.keys(commands).join(', ')}.`);
  await command();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
