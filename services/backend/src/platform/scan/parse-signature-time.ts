/**
 * When clamd's signatures were made, in milliseconds, by its answer to VERSION: `ClamAV 1.4.3/27800/Thu Nov 20 09:37:06 2026`.
 * Null when it does not tell: a clamd that has only signatures of its owner's, without which it would not start. The time is read as UTC, which is wrong by hours at most.
 */
export function parseSignatureTime(version: string): number | null {
  const made = version.trim().split('/')[2];
  const time = made === undefined ? Number.NaN : Date.parse(`${made} UTC`);
  return Number.isNaN(time) ? null : time;
}
