import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../local/paths.ts';
import { runToEnd } from '../../local/process/run-to-end.ts';
import { recordSettings } from './places.ts';

test('the command that records a rehearsal is given every setting without which it does not start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'record-'));
  process.env.DATABASE_URL_FILE = join(folder, 'database_url');
  writeFileSync(process.env.DATABASE_URL_FILE, 'postgres://frontdoor_runtime:k2m5v8x1c4n7@127.0.0.1:1/frontdoor\n');
  const config = JSON.stringify(join(root, 'services/backend/dist/platform/config/load-config.js'));
  await runToEnd(process.execPath, ['-e', `require(${config}).loadConfig()`], { env: recordSettings() });
  rmSync(folder, { recursive: true });
});
