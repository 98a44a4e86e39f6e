import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { type Gateway, startGateway } from '../../infra/local/gateway/start-gateway.ts';
import { redirectsFile, siteFiles } from '../../infra/local/paths.ts';
import { findFreePort } from '../../infra/local/process/find-free-port.ts';
import { fillEnquiry } from '../support/enquiry.ts';
import { isLongForm } from '../support/journeys/extent.ts';
import { queryOnce } from '../support/query-once.ts';
import { sendEnquiryUntilAcknowledged } from '../support/send-application.ts';
import { startParts, type Parts } from '../support/system/parts.ts';

/** https://github.com/shekyan/slowhttptest; Debian has it as a package. */
const tool = 'slowhttptest';
const hasTool = spawnSync(tool, ['-h']).status !== null;
const skip = isLongForm && hasTool ? false : `half a minute for each, with ${tool}; TEST_ALL=yes`;
const run = isLongForm && hasTool;

const SECONDS = '25';
const crowd = ['-c', '400', '-r', '200', '-i', '5', '-l', SECONDS, '-p', '5'];
/** Each of its attacks, at the address where it hurts most. */
const attacks: [what: string, path: string, options: string[]][] = [
  ['headers that never end', '/api/challenge', ['-H', '-x', '24']],
  ['bodies that come by a few bytes', '/api/form/contact', ['-B', '-f', 'application/json', '-s', '8192', '-x', '10']],
  ['ranges by the hundred', '/', ['-R', '-t', 'HEAD', '-a', '10', '-b', '3000']],
  ['answers that are read by a few bytes', '/', ['-X', '-w', '10', '-y', '20', '-z', '32', '-k', '3', '-n', '5']],
];

let parts: Parts;
let gateway: Gateway;
before(async () => {
  if (!run) return;
  parts = await startParts();
  const port = await findFreePort(0);
  gateway = await startGateway({ port, apiUrl: parts.api, siteFiles, adminFiles: siteFiles, redirectsFile });
});
after(async () => {
  await gateway?.stop();
  await parts?.stop();
});

let sent = 0;
for (const [what, path, options] of attacks)
  test(`four hundred slow clients keep nobody out: ${what}`, { skip }, async () => {
    const attack = spawn(tool, [...crowd, ...options, '-u', `${gateway.url}${path}`], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let isOver = false;
    const report = text(attack.stdout).finally(() => (isOver = true));
    const references: string[] = [];
    while (!isOver) {
      assert.equal((await fetch(`${gateway.url}/`)).status, 200);
      references.push((await sendEnquiryUntilAcknowledged(gateway.url, fillEnquiry((sent += 1)))).reference);
      await pause(500);
    }
    const told = stripVTControlCharacters(await report);
    assert.match(told, /Test ended/);
    const kept = await queryOnce(
      parts.databaseUrl,
      `SELECT reference FROM consultations UNION ALL SELECT reference FROM home_enquiries UNION ALL SELECT reference FROM contact_messages`,
    );
    const known = new Set(kept.map(({ reference }) => reference));
    assert.deepEqual(
      references.filter((reference) => !known.has(reference)),
      [],
    );
    const [connected, closed, isThere] = ['connected', 'closed', 'service available'].map(
      (name) => told.split(`${name}:`).at(-1)!.trim().split(/\s/)[0],
    );
    console.log(
      `${what}: ${references.length} enquiries beside them; at the end ${connected} are connected and ${closed} closed, and the tool says of the service ${isThere}`,
    );
  });
