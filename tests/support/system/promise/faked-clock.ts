import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { arch, tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../until.ts';
import type { Trouble } from './storm.ts';

const HOUR_MS = 3_600_000;

const machine = arch() === 'arm64' ? 'aarch64' : 'x86_64';
/** https://github.com/wolfcw/libfaketime; Debian's package is `faketime`. */
const library = `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`;
export const hasFakedClock = existsSync(library);

/** The clock on the wall of the processes that get this environment. Their monotonic clock goes on as it does. */
export function fakeClock() {
  const folder = mkdtempSync(join(tmpdir(), 'clock-'));
  const file = join(folder, 'offset');
  const set = (offset: string) => writeFileSync(file, offset);
  const jump = (name: string, api: string, hours: number): Trouble => ({
    name: `API and worker have a clock that ${name}`,
    async strike() {
      set(`${hours < 0 ? '' : '+'}${hours}h`);
      await until('the API says that hour', async () => {
        const said = Date.parse((await fetch(`${api}/health`)).headers.get('date')!);
        return Math.abs(said - Date.now() - hours * HOUR_MS) < HOUR_MS / 4;
      });
    },
  });
  set('+0h');
  return {
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    /** Each jump lasts until the next one. The database has a clock of its own, as on another machine. */
    jumps: (api: string) => [
      jump('is set back by an hour', api, -1),
      jump('is set forward by five hours', api, 4),
      jump('is set back by two days', api, -44),
      jump('is right again', api, 0),
    ],
    forget: () => rmSync(folder, { recursive: true }),
  };
}
