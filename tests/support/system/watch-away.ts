import { setTimeout as pause } from 'node:timers/promises';

/** Opens a page ten times a second until it is stopped. @returns the seconds of the longest time in which no try was answered with 200 */
export function watchAway(page: string): { stop(): Promise<number> } {
  let goesOn = true;
  let longest = 0;
  const done = (async () => {
    let last = performance.now();
    while (goesOn) {
      if (await isAnswered(page)) {
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      }
      await pause(100);
    }
  })();
  return {
    async stop() {
      goesOn = false;
      await done;
      return longest / 1_000;
    },
  };
}

async function isAnswered(page: string): Promise<boolean> {
  try {
    const answer = await fetch(page, { signal: AbortSignal.timeout(2_000) });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}
