import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
    expect(read().split('\n').filter(Boolean)).toEqual([
      `2026-11-26T10:14:12.345Z FD-AAAA-AAAA ${'ab'.repeat(32)}`,
      '2026-11-26T10:14:12.345Z FD-BBBB-BBBB -',
    ]);
    expect(statSync(join(folder, `${today()}.001.log`)).mode & 0o777).toBe(0o640);
  });

  it('are appended to by a process that starts again, in the last part of the day', async () => {
    writeFileSync(join(folder, `${today()}.004.log`), 'before\n');
    await new AcknowledgedFiles(folder).append([note('FD-AAAA-AAAA')]);
    expect(read('004')).toMatch(/^before\n\n.*FD-AAAA-AAAA -\n$/);
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

  it('fault 467: have whole lines after half a line of another process, which a full disk has cut', async () => {
    const [one, other] = [new AcknowledgedFiles(folder), new AcknowledgedFiles(folder)];
    await one.append([note('FD-AAAA-AAAA')]);
    const file = join(folder, `${today()}.001.log`);
    truncateSync(file, statSync(file).size - 5);
    await other.append([note('FD-BBBB-BBBB')]);
    expect(read().split('\n').at(-2)).toBe('2026-11-26T10:14:12.345Z FD-BBBB-BBBB -');
  });

  it('fault 467: have each line whole when four processes append to one file at once', async () => {
    const [processes, rounds, lines] = [4, 4, 10_000];
    const script = `
      const { AcknowledgedFiles } = require('./src/platform/acknowledged/acknowledged-files.ts');
      const [folder, mark] = process.argv.slice(1);
      const files = new AcknowledgedFiles(folder, 1e9);
      const sha256 = Buffer.alloc(32, mark);
      const reference = (number) => 'FD-' + mark.repeat(4) + '-' + String(number).padStart(4, '0');
      (async () => {
        for (let round = 0; round < ${rounds}; round += 1)
          await files.append(Array.from({ length: ${lines} }, (_, number) => ({ at: 0, reference: reference(number), sha256 })));
      })();`;
    const ends = Array.from({ length: processes }, async (_, mark) => {
      const args = ['-e', script, folder, String(mark)];
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
      const [code] = (await once(child, 'exit')) as [number];
      return code;
    });
    expect(await Promise.all(ends)).toEqual([0, 0, 0, 0]);
    const written = read().split('\n').filter(Boolean);
    expect(written).toHaveLength(processes * rounds * lines);
    const whole = /^1970-01-01T00:00:00\.000Z FD-(\d)\1{3}-\d{4} (?:3\1){32}$/;
    expect(written.filter((line) => !whole.test(line))).toEqual([]);
  });
});
