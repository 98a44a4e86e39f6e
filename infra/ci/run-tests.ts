// node infra/ci/run-tests.ts [runner...]: runs these, or all of `make test` or `make test-all`, each to its end also after another one has failed.
// TEST_LATER='<runner> …' leaves these to a later call. TEST_TURN=<number> makes of the longest ones the part whose turn it is.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync, createWriteStream } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { finished } from 'node:stream/promises';
import { cpuSecondsOfEndedChildren } from '../local/process/cpu-seconds.ts';
import { judgeRun } from './judge-run.ts';
import { choose, environmentOf, inTurn, logOf, reportOf, runners, type Runner } from './runners.ts';
import { secondTryOf, withSecondTry } from './second-try.ts';
import { addUp, countsFile, type Result } from './total.ts';

/** Enough for the last lines. The limit is needed, because an orphaned child process may hold the pipes open for ever. */
const LAST_LINES_MS = 2_000;

/**
 * Writes a process's output to a file, and shows it at once unless it is `silent`. The returned function waits for the last lines
 * and closes the file.
 */
function keepLog(child: ChildProcess, name: string, silent: boolean): () => Promise<void> {
  mkdirSync(dirname(logOf(name)), { recursive: true });
  const log = createWriteStream(logOf(name));
  const ends = [child.stdout, child.stderr].map((pipe, index) => {
    pipe?.on('data', (chunk: Buffer) => {
      log.write(chunk);
      if (!silent) (index === 0 ? process.stdout : process.stderr).write(chunk);
    });
    return pipe ? finished(pipe, { writable: false }).catch(() => undefined) : Promise.resolve();
  });
  return async () => {
    await Promise.race([Promise.all(ends), sleep(LAST_LINES_MS, undefined, { ref: false })]);
    for (const pipe of [child.stdout, child.stderr]) pipe?.destroy();
    await new Promise((resolve) => log.end(resolve));
  };
}

/** The processor's minutes of the children that have ended. */
let counted = 0;

const names = process.argv.slice(2);
const unknown = names.filter((name) => !runners.some((runner) => runner.name === name));
if (unknown.length > 0)
  throw new Error(`No runner is called ${unknown.join(', ')}. Known: ${runners.map(({ name }) => name).join(', ')}`);
const isLongForm = process.env.TEST_ALL === 'yes';
const turn = isLongForm || !/^\d+$/.test(process.env.TEST_TURN ?? '') ? undefined : Number(process.env.TEST_TURN);
const { chosen, leftOut } = choose({ names, isLongForm, later: process.env.TEST_LATER?.split(' ') });

if (names.length === 0) rmSync(dirname(countsFile('any')), { recursive: true, force: true });
mkdirSync(dirname(countsFile('any')), { recursive: true });
const isBeside = ({ beside }: Runner) => chosen.some(({ name }) => name === beside);
for (const runner of chosen.filter((one) => !isBeside(one))) {
  process.stdout.write(`\n== ${runner.name}\n`);
  const others = chosen.filter(({ beside }) => beside === runner.name);
  await Promise.all([carryOut(runner), ...others.map((other) => carryOut(other, true))]);
  for (const { name } of others)
    process.stdout.write(`\n== ${name}, beside ${runner.name}\n${readFileSync(logOf(name), 'utf8')}`);
}
await tryAgain();
for (const line of leftOut) process.stdout.write(`\n${line}\n`);
process.exitCode = addUp(chosen.map(({ name }) => name));

async function carryOut(runner: Runner, silent = false): Promise<void> {
  keepResult(runner, await resultOf(turn === undefined ? runner : inTurn(runner, turn), silent));
}

/** What failed beside others is tried once more, alone: a test that needs it is named, and more than a few of them are a failure. */
async function tryAgain(): Promise<void> {
  for (const runner of chosen) {
    const first = JSON.parse(readFileSync(countsFile(runner.name), 'utf8')) as Result;
    const again = secondTryOf(runner, first);
    if (!again) continue;
    process.stdout.write(`\n== ${again.name}: ${first.failedFiles?.join(' ')}\n`);
    keepResult(runner, withSecondTry(first, await resultOf(again, false)));
  }
}

function keepResult({ name }: Runner, result: Result): void {
  writeFileSync(countsFile(name), `${JSON.stringify(result)}\n`);
}

async function resultOf(runner: Runner, silent: boolean): Promise<Result> {
  const report = reportOf(runner.name);
  rmSync(report, { force: true });
  const start = performance.now();
  const { exitCode, processorMinutes } = await run(runner, silent);
  const minutes = (performance.now() - start) / 60_000;
  const written = existsSync(report) ? readFileSync(report, 'utf8') : undefined;
  return {
    name: runner.name,
    part: runner.part,
    minutes,
    processorMinutes,
    ...judgeRun({ report: written, exitCode }),
  };
}

function run(runner: Runner, silent: boolean): Promise<{ exitCode: number | null; processorMinutes: number }> {
  const [file = '', ...args] = runner.command;
  // The long form runs several times as much.
  const limit = runner.minutes * (isLongForm ? 3 : 1);
  // A group of its own, so that a runner that hangs is ended together with everything it started.
  const child = spawn(file, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...process.env, ...environmentOf(runner) },
  });
  const closeLog = keepLog(child, runner.name, silent);
  const end = (signal: NodeJS.Signals) => child.pid !== undefined && kill(-child.pid, signal);
  const onSignal = (signal: NodeJS.Signals) => {
    end(signal);
    process.exitCode = 130;
    setTimeout(() => process.exit(130), 30_000).unref();
  };
  const timer = setTimeout(() => {
    process.stdout.write(`${runner.name} is stopped: it took more than ${limit} minutes.\n`);
    end('SIGTERM');
    setTimeout(() => end('SIGKILL'), 30_000).unref();
  }, limit * 60_000);
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  return new Promise((resolve) => {
    const done = (exitCode: number | null) => {
      const processorMinutes = takeProcessorMinutes();
      clearTimeout(timer);
      process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
      void closeLog().then(() => resolve({ exitCode, processorMinutes }));
    };
    child.once('error', () => done(127));
    child.once('exit', (exitCode) => done(exitCode));
  });
}

/** Those of the child that has just ended: the kernel adds the time of a child, with all that it waited for, at its end. */
function takeProcessorMinutes(): number {
  const now = (cpuSecondsOfEndedChildren(process.pid) ?? 0) / 60;
  const minutes = now - counted;
  counted = now;
  return minutes;
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended.
  }
}
