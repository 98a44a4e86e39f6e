import { spawn } from 'node:child_process';
import { appendFileSync, closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesIn } from '../../local/paths.ts';
import { giveWay } from '../../local/process/give-way.ts';
import { stopProcess } from '../../local/process/stop-process.ts';
import { backupFolders } from '../back-up.ts';
import { backupPlaces } from '../backup-places.ts';
import { mirrorLines } from '../mirror-files.ts';
import { readSealKey } from '../sealed-file.ts';

const command = fileURLToPath(new URL('../command.ts', import.meta.url));
const HOUR_MS = 3_600_000;
const LOOK_EVERY_MS = 10 * 60_000;
/** As often as the WAL leaves, so that a copy tells of each submission that it has not got. */
const LINES_EVERY_MS = 60_000;
/** Leaves the start to more urgent work. */
const FIRST_AFTER_MS = 60_000;
const STOP_LIMIT_MS = 30_000;

/** Between two and five in the morning by the clock of this machine, or as soon as it runs again where it was off at night. */
export function isDue(now: Date, last: Date | undefined): boolean {
  if (!last) return true;
  const hours = (now.getTime() - last.getTime()) / HOUR_MS;
  const isNight = now.getHours() >= 2 && now.getHours() < 5;
  // A clock that was set back must not put it off for longer than a day.
  return hours < -1 || hours > 26 || (hours > 12 && isNight);
}

interface Options {
  dataDir: string;
  environment: NodeJS.ProcessEnv;
  firstAfterMs?: number;
  linesEveryMs?: number;
}

/**
 * Backs up once a night what `make start` runs, and rehearses its restore, in processes of their own that write to the log `backup`; the
 * lines of what was acknowledged each minute. Returns how to stop.
 */
export function backUpEachNight(options: Options): () => Promise<void> {
  const { dataDir, environment, firstAfterMs = FIRST_AFTER_MS, linesEveryMs = LINES_EVERY_MS } = options;
  const files = filesIn(dataDir);
  const [log, begun] = [files.log('backup'), join(dataDir, 'backup.begun')];
  const giveUp = new AbortController();
  let running: Promise<void> | undefined;

  const round = async () => {
    const now = new Date();
    if (!isDue(now, existsSync(begun) ? new Date(readFileSync(begun, 'utf8')) : undefined)) return;
    writeFileSync(begun, now.toISOString());
    await runCommand('backup');
    await runCommand('restore-rehearsal');
  };
  const runCommand = async (name: string) => {
    if (giveUp.signal.aborted) return;
    appendFileSync(log, `${new Date().toISOString()} make ${name}\n`);
    const output = openSync(log, 'a', 0o600);
    const env = { ...environment, DATA_DIR: dataDir };
    const child = spawn(process.execPath, [command, name], { env, stdio: ['ignore', output, output], detached: true });
    closeSync(output);
    giveWay(child);
    const stop = () => void stopProcess(child, 'SIGTERM', STOP_LIMIT_MS);
    giveUp.signal.addEventListener('abort', stop, { once: true });
    await once(child, 'exit');
    giveUp.signal.removeEventListener('abort', stop);
  };
  const look = () => {
    const note = (error: Error) => appendFileSync(log, `FAILED  ${error.message}\n`);
    running ??= round()
      .catch(note)
      .finally(() => (running = undefined));
  };
  let told: string | undefined;
  let copying: Promise<void> | undefined;
  const copyLines = () => {
    const places = backupPlaces(dataDir, environment);
    if (!places) return;
    const { lines } = backupFolders(places.folder);
    copying ??= Promise.resolve()
      .then(() => mirrorLines(files.acknowledged, lines, readSealKey(places.keyFile)))
      .then(
        () => (told = undefined),
        ({ message }: Error) => {
          // Once, and not each minute.
          if (message !== told) appendFileSync(log, `FAILED  What was acknowledged: ${message}\n`);
          told = message;
        },
      )
      .then(() => (copying = undefined));
  };
  const timers = [
    setTimeout(look, firstAfterMs),
    setInterval(look, LOOK_EVERY_MS),
    setInterval(copyLines, linesEveryMs),
  ];
  return async () => {
    timers.forEach(clearTimeout);
    giveUp.abort();
    await Promise.all([running, copying]);
  };
}
