import { runToEnd } from '../../local/process/run-to-end.ts';
import type { Finding } from '../finding.ts';

const check = 'clock';
const WARNING_SECONDS = 2;
/** One-time codes change every 30 seconds. */
const FAULT_SECONDS = 15;

interface Clocks {
  /** By the process that asked Postgres. */
  inside: { before: Date; database: Date; after: Date };
  /** What the site's answer said, in whole seconds, and this machine's own time around it. */
  site: { before: Date; server: Date | null; after: Date };
}

/** How far a clock is from what was possible between two moments of another one, in seconds; `coarse` is the length of its tick. */
function distance(told: Date, before: Date, after: Date, coarse = 0): number {
  const early = before.getTime() - (told.getTime() + coarse * 1_000);
  const late = told.getTime() - after.getTime();
  return Math.max(0, early, late) / 1_000;
}

const setByNtp = 'switch on NTP on this machine (timedatectl set-ntp true).';

/** Whether this machine's clock is set by NTP, by the kernel's own word. @throws where there is no `timedatectl`, as without systemd */
export async function askSynchronized(environment: NodeJS.ProcessEnv): Promise<boolean> {
  const args = ['show', '--property=NTPSynchronized', '--value'];
  const told = await runToEnd('timedatectl', args, { env: environment }).catch((error: Error) => {
    throw new Error('timedatectl does not tell whether NTP sets it, as without systemd', { cause: error });
  });
  return told.trim() === 'yes';
}

/**
 * All processes of one machine have its clock, and agree however wrong it is. One-time codes and the times of applications and
 * certificates depend on it.
 */
export const judgeSynchronized = (isSynchronized: boolean): Finding =>
  isSynchronized
    ? { check, state: 'good', says: 'This machine takes its time from NTP.' }
    : { check, state: 'warning', says: 'Nothing sets the clock of this machine: it may be wrong.', todo: setByNtp };

/** Whether Postgres, the processes, the gateway and this machine agree about the time. */
export function compareClocks({ inside, site }: Clocks): Finding[] {
  const todo = 'switch on NTP on each machine (timedatectl set-ntp true).';
  const judge = (words: string, seconds: number): Finding => {
    if (seconds <= WARNING_SECONDS)
      return { check, state: 'good', says: `${words} agree within ${WARNING_SECONDS} s.` };
    const state = seconds > FAULT_SECONDS ? 'fault' : 'warning';
    return { check, state, says: `${words} are ${seconds.toFixed(0)} s apart.`, todo };
  };
  const { before, database, after } = inside;
  const findings = [judge('Postgres and the worker', distance(database, before, after))];
  if (site.server)
    findings.push(judge('The gateway and this machine', distance(site.server, site.before, site.after, 1)));
  else findings.push({ check, state: 'unknown', says: 'it could not be checked: the site told no time.' });
  return findings;
}
