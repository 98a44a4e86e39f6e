import { networksOf } from '../rate-limit/networks-of';
import { Upload } from './upload';
import { usualPace } from './upload-pace';

const MEGABYTE = 1024 * 1024;
const SECOND = 1000;
const nobody = networksOf('');

/** Sends second by second, as much as `speedAt` says, and is looked at as often as usual. Returns when it is given up. */
function carry(speedAt: (second: number) => number, bytes: number): number | 'arrived' {
  const upload = new Upload(nobody, bytes, 0);
  for (let second = 1; second <= 600; second += 1) {
    upload.arrived = Math.min(bytes, upload.arrived + speedAt(second));
    if (upload.arrived === bytes) return 'arrived';
    if ((second * SECOND) % usualPace.checkMs === 0 && upload.isTooSlow(second * SECOND, usualPace)) return second;
  }
  return 600;
}

describe('An upload of five megabytes', () => {
  it.each<readonly [string, (second: number) => number]>([
    ['from a phone on a train, at 30 KB a second', () => 30_000],
    ['at 30 KB a second with a tunnel of 19 seconds every minute', (second) => (second % 60 < 19 ? 0 : 30_000)],
    ['at 10 KB a second', () => 10_000],
    ['after a slow beginning', (second) => (second < 20 ? 1 : 30_000)],
  ])('arrives %s', (_name, speedAt) => {
    expect(carry(speedAt, 5 * MEGABYTE)).toBe('arrived');
  });

  it.each<readonly [string, (second: number) => number, number]>([
    ['that never goes on after its first bytes', (second) => (second === 1 ? 500 : 0), 25],
    ['that stops before its last byte', (second) => (second === 1 ? 5 * MEGABYTE - 1 : 0), 25],
    ['of one byte a second', () => 1, 30],
    ['of 8000 bytes a second', () => 8000, 30],
  ])('%s is given up', (_name, speedAt, second) => {
    expect(carry(speedAt, 5 * MEGABYTE)).toBe(second);
  });

  it('counts as fast until it was looked at for long enough', () => {
    const upload = new Upload(nobody, MEGABYTE, 0);
    upload.isTooSlow(usualPace.checkMs / 2 - 1, usualPace);
    expect(upload.speed).toBe(Infinity);
    upload.arrived = 5000;
    upload.isTooSlow(usualPace.checkMs, usualPace);
    expect(upload.speed).toBe(1000);
  });
});
