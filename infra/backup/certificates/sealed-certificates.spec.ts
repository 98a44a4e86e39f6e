import assert from 'node:assert/strict';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import type { BackupFault } from '../backup-fault.ts';
import { readSealKey } from '../sealed-file.ts';
import {
  LOOKED_AT,
  needFreshCertificates,
  restoreCertificates,
  SEALED,
  sealCertificates,
} from './sealed-certificates.ts';

const NAME = 'certificates/authority.example-directory/jobs.example.com/jobs.example.com.key';
const PRIVATE = `-----BEGIN EC PRIVATE KEY-----\n${'MHcCAQEEIB'.repeat(20)}\n-----END EC PRIVATE KEY-----\n`;
let root: string;
const folder = (name: string) => join(root, name);
const keyOf = (text: string) => {
  writeFileSync(folder('key'), text);
  return readSealKey(folder('key'));
};
const fill = (name: string, text: string) => {
  mkdirSync(join(folder('caddy'), name, '..'), { recursive: true, mode: 0o700 });
  writeFileSync(join(folder('caddy'), name), text, { mode: 0o600 });
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'certificates-'));
  for (const name of ['caddy', 'sealed', 'restored']) mkdirSync(folder(name));
  fill(NAME, PRIVATE);
  fill('acme/authority.example-directory/users/default/default.key', 'an account');
  fill('locks/issue_cert_jobs.example.com.lock', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));
const key = 'k'.repeat(64);

test('fault 468: certificates and account come back byte by byte, for their owner alone, and none lies in clear in the backup', async () => {
  await sealCertificates(folder('caddy'), folder('sealed'), keyOf(key));
  for (const name of readdirSync(folder('sealed'))) {
    const bytes = readFileSync(join(folder('sealed'), name));
    assert.ok(!bytes.includes('PRIVATE KEY') && !bytes.includes(Buffer.from(PRIVATE).toString('base64').slice(0, 40)));
    assert.equal(statSync(join(folder('sealed'), name)).mode & 0o777, 0o640);
  }
  assert.equal(await restoreCertificates(folder('sealed'), folder('restored'), keyOf(key)), 2);
  const file = join(folder('restored'), NAME);
  assert.equal(readFileSync(file, 'utf8'), PRIVATE);
  assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.equal(statSync(join(file, '..')).mode & 0o777, 0o700);
});

test('fault 468: a volume that was lost does not take the sealed certificates with it, and a renewed one is sealed anew', async () => {
  const first = await sealCertificates(folder('caddy'), folder('sealed'), keyOf(key));
  const sealed = () => readFileSync(join(folder('sealed'), SEALED));
  const before = sealed();
  rmSync(folder('caddy'), { recursive: true });
  mkdirSync(folder('caddy'));
  assert.equal(await sealCertificates(folder('caddy'), folder('sealed'), keyOf(key), first), first);
  assert.deepEqual(sealed(), before);
  fill(NAME, 'renewed');
  const second = await sealCertificates(folder('caddy'), folder('sealed'), keyOf(key), first);
  assert.notEqual(second, first);
  await restoreCertificates(folder('sealed'), folder('restored'), keyOf(key));
  assert.equal(readFileSync(join(folder('restored'), NAME), 'utf8'), 'renewed');
});

test('the certificates of a gateway that has some are not replaced', async () => {
  await sealCertificates(folder('caddy'), folder('sealed'), keyOf(key));
  writeFileSync(join(folder('restored'), 'own'), 'own');
  assert.equal(await restoreCertificates(folder('sealed'), folder('restored'), keyOf(key)), undefined);
  assert.deepEqual(readdirSync(folder('restored')), ['own']);
});

test('fault 468: another key and a damaged file are named, and nothing is written', async () => {
  await sealCertificates(folder('caddy'), folder('sealed'), keyOf(key));
  const restore = (text: string) => restoreCertificates(folder('sealed'), folder('restored'), keyOf(text));
  await assert.rejects(restore('another'.repeat(9)), (fault: BackupFault) => fault.kind === 'wrong-key');
  const bytes = readFileSync(join(folder('sealed'), SEALED));
  bytes[60] = bytes[60]! ^ 1;
  writeFileSync(join(folder('sealed'), SEALED), bytes);
  await assert.rejects(restore(key), (fault: BackupFault) => fault.kind === 'damaged');
  assert.deepEqual(readdirSync(folder('restored')), []);
});

test('fault 468: certificates that nobody has looked at for an hour are a fault of the backup', async () => {
  needFreshCertificates(folder('sealed'));
  await sealCertificates(folder('caddy'), folder('sealed'), keyOf(key));
  needFreshCertificates(folder('sealed'));
  const before = new Date(Date.now() - 3_700_000);
  utimesSync(join(folder('sealed'), LOOKED_AT), before, before);
  assert.throws(() => needFreshCertificates(folder('sealed')), /has not looked at the certificates for an hour/);
});
