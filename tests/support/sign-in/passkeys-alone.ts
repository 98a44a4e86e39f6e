import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyPorts } from '../../../infra/local/process/find-free-port.ts';
import type { Stack } from '../../../infra/local/stack.ts';
import { startStack } from '../../../infra/local/start-stack.ts';
import { test as journey } from '../journeys/journey.ts';
import { unlimited } from '../system/unlimited.ts';

/** A whole stack of its own, where passkeys are the only way in. Its first accounts have links. */
export const test = journey.extend<object, { office: Stack }>({
  office: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'frontdoor-passkeys-'));
      const environment = { ...process.env, ...anyPorts, ...unlimited, SIGN_IN_BY_PASSWORD: 'no' };
      const stack = await startStack({ dataDir, environment, build: false });
      await use(stack);
      await stack.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
