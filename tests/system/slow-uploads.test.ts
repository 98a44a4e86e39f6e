import assert from 'node:assert/strict';
import type { Socket } from 'node:net';
import { after, before, test } from 'node:test';
import { type Gateway, startGateway } from '../../infra/local/gateway/start-gateway.ts';
import { redirectsFile, siteFiles } from '../../infra/local/paths.ts';
import { findFreePort } from '../../infra/local/process/find-free-port.ts';
import { fillForm } from '../support/application.ts';
import { isLongForm } from '../support/journeys/extent.ts';
import { makePdf } from '../support/make-pdf.ts';
import { applicationsOf } from '../support/rows.ts';
import { sendUntilAcknowledged } from '../support/send-application.ts';
import { startParts, type Parts } from '../support/system/parts.ts';
import { sendShare } from '../support/system/raw-request.ts';
import { until } from '../support/until.ts';

const SLOW = 16;
const LARGEST = 5 * 1024 * 1024;

const skipped = { skip: isLongForm ? false : 'the backend proves it at the API; TEST_ALL=yes' };

let parts: Parts;
let gateway: Gateway;
before(async () => {
  if (!isLongForm) return;
  parts = await startParts();
  const port = await findFreePort(0);
  gateway = await startGateway({ port, apiUrl: parts.api, siteFiles, adminFiles: siteFiles, redirectsFile });
});
after(async () => {
  await gateway?.stop();
  await parts?.stop();
});

test(
  'sixteen slow uploads through the gateway keep no application out, and are told to come back',
  skipped,
  async () => {
    const { url } = gateway;
    const resume = { name: 'resume.pdf', bytes: await makePdf('Resume', LARGEST - 20_000) };
    const filled = await fillForm({ email: 'slow@mail.example' }, resume);
    const sockets: Socket[] = [];
    let answers = '';
    for (let number = 0; number < SLOW; number += 1) {
      const socket = await sendShare(url, filled, 0.95);
      sockets.push(socket.on('data', (part) => void (answers += String(part))));
    }
    const trickling = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write('a')), 500);
    try {
      await until('there is no room, and one of them is told so', async () => {
        await sendUntilAcknowledged(url, await fillForm());
        return answers.includes('HTTP/1.1 503 ');
      });
      for (const honest of [
        await fillForm({ email: 'with.file@mail.example' }),
        await fillForm({ email: 'without.file@mail.example' }, null),
      ]) {
        await sendUntilAcknowledged(url, honest);
        assert.equal((await applicationsOf(parts.databaseUrl, honest.fields['email']!)).length, 1);
      }
      assert.match(answers, /retry-after: \d/i);
      assert.match(answers, /"code":"unavailable"/);
    } finally {
      clearInterval(trickling);
      for (const socket of sockets) socket.destroy();
    }
    assert.deepEqual(await applicationsOf(parts.databaseUrl, filled.fields['email']!), []);
  },
);
