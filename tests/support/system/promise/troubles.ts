import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Mood } from '../../mail-server.ts';
import type { Parts } from '../parts.ts';
import type { Trouble } from './storm.ts';
import { until } from '../../until.ts';

/** Later than that, the people of a share have sent what they have, and a kill meets the filing and the mails. */
const LATEST_KILL_MS = 3_000;

/** Replaces the folder by a file, so that no user, root included, can read or write below it. Returns how to mend it. */
export function breakStorage(folder: string): () => void {
  const aside = `${folder}.aside`;
  mkdirSync(folder, { recursive: true });
  renameSync(folder, aside);
  writeFileSync(folder, '');
  return () => {
    if (!existsSync(aside)) return;
    rmSync(folder);
    renameSync(aside, folder);
  };
}

type Killable = Pick<Parts['worker'], 'name' | 'restarts' | 'kill'>;

export interface Troubles {
  /** All faults, one after the other and at last together. */
  troubles: Trouble[];
  /** Those in which the queue, or what takes jobs from it, goes away. */
  ofQueue: Trouble[];
  /** So many kills by signal 9, each at a moment drawn by chance; the parts take turns. */
  randomKills: (count: number) => Trouble[];
  /** How many of those were met that may duplicate a mail. */
  crashes: () => number;
  /** Counts one more of them. */
  crashed: () => void;
}

/** What goes wrong while people apply. */
export function troublesOf(parts: Parts): Troubles {
  const { worker, apiProcess, postgres, queue, mail } = parts;
  let crashes = 0;
  const crashed = () => void (crashes += 1);

  const kill = (part: Killable) => {
    crashed();
    part.kill('SIGKILL');
  };
  const killAndAwait = async (part: Killable) => {
    const before = part.restarts;
    kill(part);
    await until(`${part.name} is back`, () => part.restarts > before);
  };
  const restart = async (part: typeof postgres) => {
    crashed();
    await part.stop();
    await part.start();
  };
  const mood = (name: Mood): Trouble => ({
    name: `the mail server ${name}`,
    async strike() {
      mail.mood = name;
      return () => void (mail.mood = 'takes mail');
    },
  });

  const workerKilled: Trouble = { name: 'the worker is killed', strike: () => killAndAwait(worker) };
  const queueEmptied: Trouble = {
    name: 'the queue is down and comes back empty',
    async strike() {
      await queue.breakDown();
      return () => queue.comeBack('wiped');
    },
  };
  const allAway: Trouble = {
    name: 'queue, storage, mail server and worker are away at the same time',
    async strike() {
      const mendStorage = breakStorage(parts.storage);
      mail.mood = 'hangs up';
      await queue.breakDown();
      // It is back when its queue is.
      kill(worker);
      return async () => {
        await pause(1_000);
        mendStorage();
        await queue.comeBack('whole');
        mail.mood = 'takes mail';
      };
    },
  };
  const troubles: Trouble[] = [
    workerKilled,
    mood('says 421'),
    { name: 'storage refuses', strike: async () => breakStorage(parts.storage) },
    queueEmptied,
    { name: 'PostgreSQL is restarted', strike: () => restart(postgres) },
    mood('hangs up while it is being told the mail'),
    { name: 'the API is killed', strike: () => killAndAwait(apiProcess) },
    {
      name: 'the worker is killed between the mail and the note of it',
      async strike() {
        const before = mail.taken.length;
        mail.mood = 'takes mail and keeps silent';
        await until('a mail was taken in silence', () => mail.taken.length > before);
        await killAndAwait(worker);
        mail.mood = 'takes mail';
      },
    },
    { name: 'PostgreSQL is killed', strike: () => killAndAwait(postgres) },
    allAway,
  ];
  const queueKilled = async () => {
    crashed();
    await queue.breakDown();
    await queue.comeBack('whole');
  };
  const killable: { name: string; hit: () => Promise<void> }[] = [
    ...[worker, apiProcess, postgres].map((part) => ({ name: part.name, hit: () => killAndAwait(part) })),
    { name: 'the queue', hit: queueKilled },
  ];
  const randomKills = (count: number): Trouble[] =>
    Array.from({ length: count }, (_, at) => {
      const { name, hit } = killable[at % killable.length]!;
      const after = randomInt(LATEST_KILL_MS);
      return { name: `${name} is killed after ${after} ms`, strike: () => pause(after).then(hit) };
    });
  return { troubles, ofQueue: [workerKilled, queueEmptied, allAway], randomKills, crashes: () => crashes, crashed };
}
