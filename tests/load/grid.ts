import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { undoInReverse } from '../../infra/local/undo-in-reverse.ts';
import { runGrid } from './grid/run-grid.ts';
import { describeVerdicts } from './report/describe-verdicts.ts';
import { readSettings } from './settings.ts';
import { signIn } from './system/sign-in.ts';
import { startSystem } from './system/start-system.ts';

/** The section of the benchmark about the admin grid, alone. */
async function benchGrid(): Promise<void> {
  const undo = undoInReverse();
  const folder = mkdtempSync(join(tmpdir(), 'frontdoor-bench-'));
  undo.add(() => Promise.resolve(rmSync(folder, { recursive: true, force: true })));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void undo.run().finally(() => process.exit(1)));
  try {
    const system = await startSystem(folder, undo);
    const api = await system.startBackend('api');
    undo.add(() => api.stop());
    const cookie = await signIn(api.url, system.addStaff);
    const { text, verdicts } = await runGrid(api, system.databaseUrl, cookie, readSettings().grid);
    console.log(`${text}\n${describeVerdicts(verdicts)}`);
  } finally {
    await undo.run();
  }
}

await benchGrid();
