import { inside } from '../release.ts';

const ESTABLISHED = '01';
const LISTENING = '0A';

/** The ports that a pod has connections to, which it has made itself. */
export async function portsCalledBy(pod: string, container: string): Promise<number[]> {
  const command = ['sh', '-c', 'cat /proc/net/tcp /proc/net/tcp6'];
  const output = await inside('exec', pod, '-c', container, '--', ...command);
  const rows = output
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([number]) => /^\d+:$/.test(number ?? ''))
    .map(([, local = '', remote = '', state]) => ({ from: portOf(local), to: portOf(remote), state }));
  const listening = new Set(rows.filter(({ state }) => state === LISTENING).map(({ from }) => from));
  const called = rows.filter(({ state, from }) => state === ESTABLISHED && !listening.has(from)).map(({ to }) => to);
  return [...new Set(called)].toSorted((one, other) => one - other);
}

const portOf = (address: string) => Number.parseInt(address.split(':')[1] ?? '', 16);
