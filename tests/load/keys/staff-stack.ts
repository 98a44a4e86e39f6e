import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { BrowserContext } from '@playwright/test';
import { runEntrypoint } from '../../../infra/local/backend/run-entrypoint.ts';
import { anyPorts } from '../../../infra/local/process/find-free-port.ts';
import { startStack } from '../../../infra/local/start-stack.ts';
import { unlimited } from '../../support/system/unlimited.ts';
import { seedApplications } from '../grid/seed.ts';

/** Starts the whole product with so many applications, for as long as `work` takes; `logIn` signs a browser in as HR. */
export async function withApplications(
  count: number,
  work: (site: string, logIn: (context: BrowserContext) => Promise<void>) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'frontdoor-keys-'));
  const environment = { ...process.env, ...anyPorts, ...unlimited, UNDO_SECONDS: '30' };
  try {
    const stack = await startStack({ dataDir, environment, report: (message) => console.error(message) });
    try {
      const client = new pg.Client({ connectionString: stack.databaseUrl });
      await client.connect();
      try {
        await seedApplications(client, count);
      } finally {
        await client.end();
      }
      const { site } = stack.addresses;
      const person = { name: 'Farah Sheikh', email: 'farah@plumbline.example' };
      const added = await runEntrypoint('staff', {
        ...stack.environment,
        ROLE: 'hr',
        NAME: person.name,
        EMAIL: person.email,
      });
      const { password } = JSON.parse(added.trim().split('\n').at(-1)!) as { password: string };
      await work(site, async (context) => {
        const answer = await context.request.post(`${site}/api/session`, {
          data: { ...person, password, area: 'hr' },
          headers: { Origin: site },
        });
        if (!answer.ok()) throw new Error(`The login was answered ${answer.status()}.`);
      });
    } finally {
      await stack.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
