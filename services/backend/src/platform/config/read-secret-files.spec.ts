import { chmodSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findSecretFileFault } from './load-config';

describe('A secret that a container runtime has mounted', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'frontdoor-secrets-')));
  const path = join(folder, 'session_secret');
  writeFileSync(path, 'x');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('row 100: may be read by all inside, and written by nobody else', () => {
    chmodSync(path, 0o444);
    expect(findSecretFileFault(path, folder)).toBeUndefined();
    expect(findSecretFileFault(path)).toContain('can be read');
    chmodSync(path, 0o446);
    expect(findSecretFileFault(path, folder)).toContain('can be written');
  });
});
