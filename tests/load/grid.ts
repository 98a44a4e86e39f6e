import { runGrid } from './grid/run-grid.ts';
import { describeVerdicts } from './report/describe-race.ts';
import { readSettings } from './settings.ts';
import { signIn } from './system/sign-in.ts';
import { type BenchedSystem, withSystem } from './system/with-system.ts';

/** The section of the benchmark about the admin grid, alone. */
async function benchGrid({ system, undo }: BenchedSystem): Promise<void> {
  const api = await system.startBackend('api');
  undo.add(() => api.stop());
  const cookie = await signIn(api.url, system.addStaff);
  const { text, verdicts } = await runGrid(api, system.databaseUrl, cookie, readSettings().grid);
  console.log(`${text}\n${describeVerdicts(verdicts)}`);
}

await withSystem(benchGrid);
