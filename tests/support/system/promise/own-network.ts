import { spawnSync } from 'node:child_process';

/** Whether this process has a network of its own, as `make test-faults` gives it: rules of the machine's own are never touched. */
export const hasOwnNetwork = process.env.OWN_NETWORK === 'yes';

function order(program: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
  return stdout;
}

/** Each returns what the program has printed. @throws Error with its words, where it refuses */
export const iptables = (...args: string[]) => order('iptables', args);
export const tc = (...args: string[]) => order('tc', args);
export const ip = (...args: string[]) => order('ip', args);
