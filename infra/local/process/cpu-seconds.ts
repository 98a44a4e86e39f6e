import { readFileSync } from 'node:fs';

/** USER_HZ of Linux, the same on every architecture that Node runs on. */
const TICKS_PER_SECOND = 100;

/** User and system time of a process so far (proc(5), fields 14 and 15), or null where there is no /proc or no such process. */
export const cpuSeconds = (pid: number): number | null => secondsIn(pid, 11);

/** The same of its children that have ended, with all that they waited for (fields 16 and 17). */
export const cpuSecondsOfEndedChildren = (pid: number): number | null => secondsIn(pid, 13);

/** The sum of a field, counted from the one behind the name, and the next. */
function secondsIn(pid: number, field: number): number | null {
  const stat = readStat(pid);
  if (stat === null) return null;
  // The name in brackets may hold spaces, so fields are counted from the bracket that closes it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[field]) + Number(fields[field + 1])) / TICKS_PER_SECOND;
}

function readStat(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
}
