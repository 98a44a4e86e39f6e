import { cpus, totalmem } from 'node:os';
import type { Settings } from '../settings.ts';
import { POOL_SIZE } from '../system/environment.ts';

/** The conditions of the measurement, without which its figures cannot be compared. */
export function describeConditions(
  { rounds, sliceSeconds }: Settings,
  driver: string,
  postgres: string,
  processes = 'one process each',
): string {
  const processors = cpus();
  return [
    `${processors.length} cores (${processors[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB,`,
    `Node ${process.versions.node}, PostgreSQL ${postgres} (durable), pool ${POOL_SIZE}, ${processes}.`,
    `Load by ${driver}: ${rounds} rounds of ${sliceSeconds} s slices in changing order; tables emptied before each slice.`,
    'Frontdoor runs as in production (access log, headers, all checks) but for the rate limit. No worker runs beside it.',
    '',
  ].join('\n');
}
