import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { root } from '../local/paths.ts';
import { findSecrets, readAllowedSecrets } from './find-secrets.ts';
import { filesOfHistory, filesOfTree } from './list-files.ts';

let folder = '';
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);
const commit = () => {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'x');
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'find-secrets-'));
  git('init', '--quiet');
  for (const [key, value] of Object.entries({ 'user.name': 'x', 'user.email': 'x@mail.example' }))
    git('config', key, value);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Made anew, so that the scan of this file finds none. */
const privateKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const token = () => `ghp_${randomBytes(18).toString('hex')}`;
const inTree = async () => (await findSecrets(filesOfTree(folder), [])).secrets;

test('a key and a token are found, with file and line, also before they are committed', async () => {
  write('key.pem', privateKey());
  write('notes.md', `one\ntwo ${token()}\n`);
  assert.deepEqual(
    (await inTree()).map(({ path, line, rule }) => `${path}:${line} ${rule}`),
    ['key.pem:1 PrivateKey', 'notes.md:2 GITHUB_TOKEN'],
  );
});

test('a comment in a file does not switch the scan off', async () => {
  write('key.ts', `// secretlint-disable\nexport const key = \`${privateKey()}\`;\n`);
  assert.equal((await inTree()).length, 1);
});

test('pictures, ignored files and links are left out', async () => {
  write('.gitignore', '.env\n');
  write('.env', token());
  write('picture.png', Buffer.concat([Buffer.from([0, 1, 2]), Buffer.from(token())]));
  execFileSync('ln', ['-s', '/nowhere', join(folder, 'link')]);
  assert.deepEqual(await inTree(), []);
});

test('a key that a later commit took away is found in the history, under its name of then', async () => {
  write('old.pem', privateKey());
  commit();
  git('rm', '--quiet', 'old.pem');
  write('new.md', 'nothing');
  commit();
  assert.deepEqual(await inTree(), []);
  const { secrets, looked } = await findSecrets(filesOfHistory(folder), []);
  assert.deepEqual([secrets.map(({ path }) => path), looked], [['old.pem'], 2]);
});

test('this checkout has no secret, and each exception of the list is one of a text that is there', async () => {
  const exceptions = readAllowedSecrets();
  const { secrets } = await findSecrets(filesOfTree(root), []);
  const isMeant = ({ paths, rule }: (typeof exceptions)[number], secret: (typeof secrets)[number]) =>
    secret.rule === rule && new RegExp(`^(?:${paths})$`).test(secret.path);
  assert.deepEqual(
    secrets.filter((secret) => !exceptions.some((one) => isMeant(one, secret))),
    [],
  );
  assert.deepEqual(
    exceptions.filter((one) => !secrets.some((secret) => isMeant(one, secret))),
    [],
  );
  for (const { why } of exceptions) assert.ok(why.length > 10);
});
