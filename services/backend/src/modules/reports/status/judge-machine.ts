import type { DiskRoom } from '../../../platform/metrics/watch-disk';
import type { StatusState } from './status.facts';

const GIGABYTE = 1024 ** 3;
const WARN_MS = 14 * 86_400_000;

/** As `make doctor`: Postgres stops at a full disk. */
export function judgeDisk({ freeBytes, totalBytes }: DiskRoom): StatusState {
  if (freeBytes < GIGABYTE) return 'fault';
  return freeBytes < 5 * GIGABYTE || freeBytes < totalBytes / 10 ? 'warning' : 'good';
}

/** Two weeks before its end it should have been renewed, as the alert for Prometheus has it. */
export function judgeCertificate(endsAt: number, now: Date): StatusState {
  const leftMs = endsAt - now.getTime();
  return leftMs < 0 ? 'fault' : leftMs < WARN_MS ? 'warning' : 'good';
}

/** This machine, or a name that is only good on it. */
export const isLocal = (host: string) => /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$|\.localhost$/i.test(host);
