import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildRebranded, rebrandedHome } from './build-rebranded.ts';
import { test as base } from '../journeys/journey.ts';
import { journeyStack } from '../journeys/journey-stack.ts';
import { serveBuild } from './copy-site.ts';

/** Builds the site of another company once in a run, however many workers want it. Returns the build's folder. */
async function buildOnce(): Promise<string> {
  // Every worker of a run has the same parent; the results of an earlier run do not count.
  const run = `${process.ppid}-${new URL(journeyStack().site).port}`;
  const lock = `${rebrandedHome}.${run}.lock`;
  const stamp = `${rebrandedHome}.built`;
  const built = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === run;
  mkdirSync(join(rebrandedHome, '..'), { recursive: true });
  while (!built()) {
    try {
      mkdirSync(lock);
    } catch {
      await wait(200);
      continue;
    }
    try {
      if (!built()) {
        buildRebranded();
        writeFileSync(stamp, run);
      }
    } finally {
      rmSync(lock, { recursive: true });
    }
  }
  return join(rebrandedHome, 'frontend', 'build');
}

interface OtherCompany {
  built: string;
  otherSite: string;
}

/** A journey that may also visit the site of another company, which has the other home page. */
export const test = base.extend<object, OtherCompany>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
  built: [async ({}, use) => use(await buildOnce()), { scope: 'worker', timeout: 300_000 }],
  otherSite: [
    async ({ built }, use) => {
      const gateway = await serveBuild(built);
      await use(gateway.url);
      await gateway.stop();
    },
    { scope: 'worker' },
  ],
});
