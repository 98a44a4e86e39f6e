import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ip, iptables, tc } from './own-network.ts';

const LOSS = 0.03;
const LOOK_EVERY_MS = 250;
const line = ['dev', 'lo'];

/** In milliseconds; a packet that is lost meanwhile adds a second. */
async function timeToConnect(port: string): Promise<number> {
  const began = performance.now();
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => void socket.destroy());
    socket.setTimeout(10_000, () => void socket.destroy());
    socket.once('error', () => undefined).once('close', () => resolve());
  });
  return performance.now() - began;
}

/**
 * Every packet to and from these ports is late, and three of a hundred are lost. Where the kernel has netem each waits for 100 to 200 ms;
 * elsewhere the line has 256 kbit/s and a queue of two seconds, which those who apply fill. Returns how to end it, which says what came of it.
 * @throws Error then, where no packet has passed that way
 */
export function slowDown(ports: readonly string[]): () => Promise<void> {
  const sides = ports.flatMap((port) => ['--dport', '--sport'].map((side) => ['-p', 'tcp', side, port]));
  const rules = sides.flatMap((side) => [
    ['mangle', 'POSTROUTING', ...side, '-j', 'CLASSIFY', '--set-class', '1:10'],
    ['filter', 'INPUT', ...side, '-m', 'statistic', '--mode', 'random', '--probability', `${LOSS}`, '-j', 'DROP'],
  ]);
  // As on a wire: by itself a packet on `lo` may have 64 KB.
  ip('link', 'set', 'lo', 'mtu', '1500', 'gso_max_segs', '1');
  tc('qdisc', 'add', ...line, 'root', 'handle', '1:', 'htb');
  const rate = (of: string) => tc('class', 'replace', ...line, 'parent', '1:', 'classid', '1:10', 'htb', 'rate', of);
  const queue = (...kind: string[]) => tc('qdisc', 'add', ...line, 'parent', '1:10', ...kind);
  rate('1gbit');
  try {
    queue('netem', 'delay', '150ms', '50ms');
  } catch {
    rate('256kbit');
    queue('bfifo', 'limit', '64kb');
  }
  for (const [table, ...rule] of rules) iptables('-t', table!, '-A', ...rule);

  let isOver = false;
  const times: number[] = [];
  const looking = (async () => {
    while (!isOver) {
      times.push(await timeToConnect(ports[0]!));
      await pause(LOOK_EVERY_MS);
    }
  })();
  return async () => {
    isOver = true;
    const [, sent = '0'] = /Sent \d+ bytes (\d+) pkt/.exec(tc('-s', 'class', 'show', ...line)) ?? [];
    const lost = [...iptables('-nvxL', 'INPUT').matchAll(/^\s*(\d+)\s+\d+\s+DROP/gm)].map(([, count]) => Number(count));
    for (const [table, ...rule] of rules) iptables('-t', table!, '-D', ...rule);
    tc('qdisc', 'del', ...line, 'root');
    await looking;
    const sorted = times.toSorted((a, b) => a - b);
    const [half, most] = [sorted[sorted.length >> 1], sorted.at(-1)].map((ms) => `${Math.round(ms ?? 0)} ms`);
    const count = lost.reduce((sum, one) => sum + one, 0);
    console.log(`slow: ${sent} packets, ${count} lost, connected in ${half} (half) and ${most} (most)`);
    if (Number(sent) === 0) throw new Error('No packet has passed the slow line.');
  };
}
