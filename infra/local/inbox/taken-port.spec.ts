import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { findFreePort } from '../process/find-free-port.ts';
import { startInbox } from './start-inbox.ts';

// A file of its own, because MailDev is one server in a process.
const mailDir = mkdtempSync(join(tmpdir(), 'inbox-'));
const other = createServer();
let taken = 0;

before(async () => {
  taken = await findFreePort(0);
  await once(other.listen(taken, '127.0.0.1'), 'listening');
});
after(() => {
  other.close();
  rmSync(mailDir, { recursive: true });
});

for (const name of ['smtpPort', 'webPort'] as const)
  test(`a ${name} that is taken is an error, not a start that never ends`, async () => {
    const ports = { smtpPort: await findFreePort(0), webPort: await findFreePort(0), [name]: taken };
    await assert.rejects(startInbox({ ...ports, mailDir }), { code: 'EADDRINUSE' });
  });
