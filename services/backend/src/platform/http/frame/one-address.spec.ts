import pino from 'pino';
import { OneAddress } from './one-address';

interface Line {
  alarm?: string;
  recovered?: string;
  err?: { message: string };
}

const SITE_URL = 'https://jobs.example.com';

/** The lines that are logged while these requests come, each by its address and browser. */
function linesOf(requests: (readonly [address: string, browser: string])[], site = SITE_URL): Line[] {
  const lines: Line[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line) as Line) });
  const watched = OneAddress.watch({ SITE_URL: site }, logger);
  requests.every(([address, browser]) => watched?.see(address, browser));
  return lines;
}

const from = (address: string, times: number, browsers = 3) =>
  Array.from({ length: times }, (_, at) => [address, `browser ${at % browsers}`] as const);

describe('Requests that all come from one address', () => {
  it.each(['172.16.83.1', '::ffff:10.0.0.7', 'fd00::1'])('raise one alarm, which names it: %s', (address) => {
    const lines = linesOf(from(address, 500));
    expect(lines.map(({ alarm }) => alarm)).toEqual(['one_address']);
    expect(lines[0]?.err?.message).toContain(address);
  });

  it('raise none when it is public, or this machine', () => {
    expect([...linesOf(from('203.0.113.7', 500)), ...linesOf(from('127.0.0.1', 500))]).toEqual([]);
  });

  it('raise none while they are few, or of one browser, or the site is this machine', () => {
    const few = linesOf(from('172.16.83.1', 99));
    const alone = linesOf(from('172.16.83.1', 500, 1));
    expect([...few, ...alone, ...linesOf(from('172.16.83.1', 500), 'http://localhost:8080')]).toEqual([]);
  });

  it('raise none any more once another address was seen, and a raised alarm is over then', () => {
    expect(linesOf([...from('172.16.83.1', 50), ...from('203.0.113.7', 1), ...from('172.16.83.1', 500)])).toEqual([]);
    const lines = linesOf([...from('172.16.83.1', 500), ...from('203.0.113.7', 1), ...from('172.16.83.1', 500)]);
    expect(lines.map(({ alarm, recovered }) => alarm ?? `${recovered} is over`)).toEqual([
      'one_address',
      'one_address is over',
    ]);
  });
});
