import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Parts } from '../parts.ts';
import type { Trouble } from './storm.ts';
import type { Troubles } from './troubles.ts';

/** Longer than the API waits for a statement, so that some are given up. */
const CUT_MS = 20_000;

/** Whether this process has a network of its own, as `make test-faults` gives it: rules of the machine's own are never touched. */
export const hasOwnNetwork = process.env.OWN_NETWORK === 'yes';

function iptables(...args: string[]): void {
  const { status, stderr } = spawnSync('iptables', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`iptables ${args.join(' ')}: ${stderr}`);
}

/** Drops every packet to and from these ports, as a broken switch would: no side hears that the other is gone. */
function cutOff(ports: readonly string[]): () => void {
  const rules = ports.flatMap((port) =>
    ['--dport', '--sport'].map((side) => ['INPUT', '-p', 'tcp', side, port, '-j', 'DROP']),
  );
  for (const rule of rules) iptables('-A', ...rule);
  return () => {
    for (const rule of rules) iptables('-D', ...rule);
  };
}

const portOf = (url: string) => new URL(url).port;

/** Each service is cut off by itself for twenty seconds while people apply, and at last all of them. Nothing is killed. */
export function partitions({ crashed }: Troubles, { databaseUrl, queue, environment }: Parts): Trouble[] {
  const places = new Map([
    ['the database', portOf(databaseUrl)],
    ['the queue', portOf(queue.url)],
    ['the mail server', portOf(environment['MAIL_URL']!)],
  ]);
  const cut = (name: string, ports: readonly string[]): Trouble => ({
    name: `${name} cannot be reached`,
    async strike() {
      // The final reply to a mail may be lost, so that it leaves once more.
      crashed();
      const mend = cutOff(ports);
      // The people of this share go on meanwhile: what they are answered is theirs, and what they send again arrives once.
      const timer = pause(CUT_MS).then(mend);
      return () => timer;
    },
  });
  return [...[...places].map(([name, port]) => cut(name, [port])), cut('everything', [...new Set(places.values())])];
}
