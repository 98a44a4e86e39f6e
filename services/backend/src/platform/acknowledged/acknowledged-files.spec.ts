import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AcknowledgedFiles } from './acknowledged-files';

describe('The files of acknowledged submissions', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'acknowledged-'))));
  afterEach(() => rmSync(folder, { recursive: true }));
  const at = Date.parse('2026-11-26T10:14:12.345Z');
  const note = (reference: string, sha256?: Buffer) => ({ at, reference, sha256 });
  const today = () => new Date().toISOString().slice(0, 10);
  const read = (part = '001') => readFileSync(join(folder, `${today()}.${part}.log`), 'utf8');

  it('have a line of time, reference and SHA-256 for each, which their group can read and nobody else', async () => {
    const files = new AcknowledgedFiles(folder);
    await files.append([note('FD-AAAA-AAAA', Buffer.alloc(32, 0xab))]);
    await files.append([note('FD-BBBB-BBBB')]);
    expect(read()).toBe(
      `2026-11-26T10:14:12.345Z FD-AAAA-AAAA ${'ab'.repeat(32)}\n2026-11-26T10:14:12.345Z FD-BBBB-BBBB -\n`,
    );
    expect(statSync(join(folder, `${today()}.001.log`)).mode & 0o777).toBe(0o640);
  });

  it('are appended to by a process that starts again, in the last part of the day', async () => {
    writeFileSync(join(folder, `${today()}.004.log`), 'before\n');
    await new AcknowledgedFiles(folder).append([note('FD-AAAA-AAAA')]);
    expect(read('004')).toMatch(/^before\n.*FD-AAAA-AAAA -\n$/);
  });

  it('begin another part when one is long, and keep 64 of them and 35 days', async () => {
    for (let part = 1; part <= 64; part++)
      writeFileSync(join(folder, `${today()}.${String(part).padStart(3, '0')}.log`), '');
    writeFileSync(join(folder, '2020-01-01.001.log'), '');
    writeFileSync(join(folder, 'not-ours.txt'), '');
    const files = new AcknowledgedFiles(folder, 10);
    await files.append([note('FD-AAAA-AAAA')]);
    await files.append([note('FD-BBBB-BBBB')]);
    await files.append([note('FD-CCCC-CCCC')]);
    const names = readdirSync(folder);
    expect(names).toHaveLength(1 + 64);
    expect(names).toEqual(expect.arrayContaining(['not-ours.txt', `${today()}.066.log`]));
    expect(names).not.toContain('2020-01-01.001.log');
    expect(names).not.toContain(`${today()}.002.log`);
  });

  it('have whole lines again after a write that was cut', async () => {
    const files = new AcknowledgedFiles(folder);
    await files.append([note('FD-AAAA-AAAA')]);
    rmSync(folder, { recursive: true });
    await expect(files.append([note('FD-BBBB-BBBB')])).rejects.toThrow('ENOENT');
    folder = mkdtempSync(folder);
    const again = new AcknowledgedFiles(folder);
    await again.append([note('FD-AAAA-AAAA')]);
    const file = join(folder, `${today()}.001.log`);
    truncateSync(file, 30);
    Object.assign(again, { isCut: true });
    await again.append([note('FD-BBBB-BBBB')]);
    expect(read().split('\n')[1]).toBe('2026-11-26T10:14:12.345Z FD-BBBB-BBBB -');
  });
});
