import { readdir, readFile } from 'node:fs/promises';

const EVERY_MS = 100;

/** Calls `onExcess` once a process and all below it hold more than that many megabytes. Returns how to stop. Only Linux tells. */
export function watchMemory(pid: number | undefined, mostMb: number, onExcess: () => void): () => void {
  if (pid === undefined || process.platform !== 'linux') return () => undefined;
  const timer = setInterval(
    () =>
      void heldMb(pid).then((held) => {
        if (held > mostMb) onExcess();
      }),
    EVERY_MS,
  );
  return () => clearInterval(timer);
}

/** A process that has just ended holds nothing. */
async function heldMb(pid: number): Promise<number> {
  const [status, children] = await Promise.all([
    readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''),
    childrenOf(pid),
  ]);
  const own = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
  const theirs = await Promise.all(children.map(heldMb));
  return theirs.reduce((sum, held) => sum + held, own);
}

/** Each thread has the list of those that it started. */
async function childrenOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => ''));
  return (await Promise.all(lists)).flatMap((list) => list.split(' ').filter(Boolean).map(Number));
}
