import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer as createSilent } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { createServer, type Server } from 'node:tls';
import { checkCertificate } from './certificate.ts';

const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
const [keyFile, certificateFile] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
const days = 100;
execFileSync(
  'openssl',
  ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', '/CN=localhost']
    .concat(['-addext', 'subjectAltName=DNS:localhost', '-days', String(days)])
    .concat(['-keyout', keyFile, '-out', certificateFile]),
  { stdio: 'ignore' },
);
const ca = readFileSync(certificateFile, 'utf8');
const server: Server = createServer({ key: readFileSync(keyFile), cert: ca }).listen(0);
await once(server, 'listening');
const site = `https://localhost:${(server.address() as AddressInfo).port}`;
after(() => {
  server.close();
  rmSync(folder, { recursive: true });
});
const inDays = (count: number) => new Date(Date.now() + count * 86_400_000);

test('a certificate with much of its life left is good, with less than a quarter a warning, then a fault', async () => {
  const states = [];
  for (const passed of [0, 74, 76, 91, 101])
    states.push((await checkCertificate(site, { now: inDays(passed), ca })).state);
  assert.deepEqual(states, ['good', 'good', 'warning', 'fault', 'fault']);
  assert.match((await checkCertificate(site, { now: inDays(102), ca })).says, /ended \d days ago/);
});

test('a certificate that browsers do not trust, or of another name, is a fault that says why', async () => {
  assert.match((await checkCertificate(site)).says, /Browsers refuse.*SELF_SIGNED/);
  const { state, says } = await checkCertificate(site.replace('localhost', '127.0.0.1'), { ca });
  assert.deepEqual([state, /Browsers refuse/.test(says)], ['fault', true], says);
});

test('http is a fault for a name that others reach, and none on this machine', async () => {
  assert.equal((await checkCertificate('http://jobs.firm.in')).state, 'fault');
  assert.equal((await checkCertificate('http://127.0.0.1:8080')).state, 'unneeded');
});

test('a port without TLS is no good certificate: the check rejects', async () => {
  const plain = createSilent((socket) => socket.end('220 hello\r\n')).listen(0);
  await once(plain, 'listening');
  await assert.rejects(checkCertificate(`https://localhost:${(plain.address() as AddressInfo).port}`));
  plain.close();
});
