import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { undoInReverse } from '../../infra/local/undo-in-reverse.ts';
import { describeTries } from './login/describe-tries.ts';
import { makePeople } from './login/make-people.ts';
import { measureTries } from './login/measure-tries.ts';
import { startSystem } from './system/start-system.ts';

const TRIES = Number(process.env['TRIES'] ?? 200);

/** Whether refused sign-ins can be told apart by their time: as many tries of each kind, in changing order, one at a time. */
async function benchLogin(): Promise<void> {
  const undo = undoInReverse();
  const folder = mkdtempSync(join(tmpdir(), 'frontdoor-bench-'));
  undo.add(() => Promise.resolve(rmSync(folder, { recursive: true, force: true })));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void undo.run().finally(() => process.exit(1)));
  try {
    const system = await startSystem(folder, undo);
    const api = await system.startBackend('api', { RATE_LIMIT_SIGN_IN: '0' });
    undo.add(() => api.stop());
    const kinds = await makePeople(system);
    console.log(describeTries(await measureTries(api.url, system.databaseUrl, kinds, TRIES), TRIES));
  } finally {
    await undo.run();
  }
}

await benchLogin();
