import { fork } from 'node:child_process';
import { once } from 'node:events';
import { backUp } from '../../../infra/backup/back-up.ts';
import { EmbeddedBackup } from '../../../infra/backup/embedded/embedded-backup.ts';
import { readSealKey } from '../../../infra/backup/sealed-file.ts';
import { giveWay } from '../../../infra/local/process/give-way.ts';

export interface RepeatedBackup {
  folder: string;
  keyFile: string;
  database: { url: string; dataDir: string };
  resumes: string;
  acknowledged: string;
}

/**
 * Backs up in a process of its own with the priority of the nightly backup, again and again: the whole cluster first, then what came since.
 * @returns how to end it after the backup that runs; it answers how many there were, and fails where one did
 */
export function backUpRepeatedly(what: RepeatedBackup): () => Promise<number> {
  const child = fork(import.meta.filename);
  giveWay(child);
  child.send(what);
  const answer = Promise.race([
    once(child, 'message').then(([times]) => times as number),
    once(child, 'exit').then(([status]) => Promise.reject(new Error(`The backup ended with ${status}.`))),
  ]);
  answer.catch(() => undefined);
  return () => {
    if (child.connected) child.send('end');
    return answer;
  };
}

async function repeat({ folder, keyFile, database, resumes, acknowledged }: RepeatedBackup): Promise<number> {
  let goesOn = true;
  process.once('message', () => (goesOn = false));
  const backup = new EmbeddedBackup({ folder, keyFile }, database);
  const to = { folder, key: readSealKey(keyFile) };
  let times = 0;
  while (goesOn) {
    await backup.base();
    await backUp(backup, { resumes, acknowledged }, to);
    times += 1;
  }
  return times;
}

if (import.meta.main) {
  const [what] = (await once(process, 'message')) as [RepeatedBackup];
  process.send!(await repeat(what), () => process.disconnect());
}
