import { setTimeout as pause } from 'node:timers/promises';
import type { Parts } from '../parts.ts';
import { iptables } from './own-network.ts';
import { slowDown } from './slow-network.ts';
import type { Trouble } from './storm.ts';
import type { Troubles } from './troubles.ts';

/** Longer than the API waits for a statement, so that some are given up. */
const CUT_MS = 20_000;

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

/** The services by the port of each; the storage only where it has one, and the queue where it has one of its own. */
function placesOf({ databaseUrl, queue, environment }: Parts): Map<string, string> {
  const storage = portOf(environment['STORAGE_URL']!);
  const places = new Map([
    [portOf(queue.url), 'the queue'],
    [portOf(databaseUrl), 'the database'],
    [portOf(environment['MAIL_URL']!), 'the mail server'],
  ]);
  if (storage) places.set(storage, 'the storage');
  return places;
}

/** Each service by itself for twenty seconds while people apply, and at last all of them. Nothing is killed. */
function eachAndAll(
  { crashed }: Troubles,
  parts: Parts,
  what: string,
  begin: (ports: readonly string[]) => () => void,
): Trouble[] {
  const places = placesOf(parts);
  const trouble = (name: string, ports: readonly string[]): Trouble => ({
    name: `${name} ${what}`,
    async strike() {
      // The final reply to a mail may be lost, so that it leaves once more.
      crashed();
      const mend = begin(ports);
      // The people of this share go on meanwhile: what they are answered is theirs, and what they send again arrives once.
      const timer = pause(CUT_MS).then(mend);
      return () => timer;
    },
  });
  return [...[...places].map(([port, name]) => trouble(name, [port])), trouble('everything', [...places.keys()])];
}

export const partitions = (troubles: Troubles, parts: Parts) =>
  eachAndAll(troubles, parts, 'cannot be reached', cutOff);

export const delays = (troubles: Troubles, parts: Parts) => eachAndAll(troubles, parts, 'is slow', slowDown);
