import { runToEnd } from '../process/run-to-end.ts';

/** How a program is started as a user that PostgreSQL accepts: a command before it and, where needed, another user. */
export interface Launcher {
  prefix: string[];
  /** The owner of the cluster's files; absent = the user that runs this. */
  owner?: { uid: number; gid: number };
  spawnAs?: { uid: number; gid: number };
}

// PostgreSQL refuses to run as root. The ways are tried in turn because each fails somewhere: an ordinary user cannot
// pass through folders such as /root, a container may forbid capabilities or namespaces, macOS knows neither.
export async function chooseLauncher(initdb: string, folder: string, signal?: AbortSignal): Promise<Launcher> {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const nobody = { uid: await idOf('-u'), gid: await idOf('-g') };
  const ids = [`--reuid=${nobody.uid}`, `--regid=${nobody.gid}`, '--clear-groups'];
  // Without this bit access(2), which PostgreSQL asks about its own programs, leaves the capability out of account.
  const keep = ['--securebits=+no_setuid_fixup', '--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  const ways: Launcher[] = [
    { prefix: [], owner: nobody, spawnAs: nobody },
    { prefix: ['setpriv', ...ids, ...keep], owner: nobody },
    { prefix: ['unshare', '--user', '--map-user=1', '--map-group=1'], owner: { uid: 0, gid: 0 } },
  ];
  for (const way of ways) if (await works(way, initdb, folder, signal)) return way;
  throw new Error(
    `PostgreSQL does not run as root, and no other user can be used here: neither ${initdb} nor ${folder} is within ` +
      'reach of "nobody", setpriv and unshare do not help. Run this as an ordinary user who owns the checkout.',
  );
}

// Showing its settings makes initdb find the server, its files and the user, and write nothing.
async function works(way: Launcher, initdb: string, folder: string, signal?: AbortSignal): Promise<boolean> {
  const probes: [program: string, args: string[]][] = [
    [initdb, ['--show', '--pgdata', folder]],
    ['ls', [folder]],
  ];
  try {
    for (const [program, args] of probes) {
      const [file, all] = commandFor(way, program, args);
      await runToEnd(file, all, { cwd: '/', signal, ...way.spawnAs });
    }
    return true;
  } catch {
    signal?.throwIfAborted();
    return false;
  }
}

/** The command that starts a program this way. */
export function commandFor({ prefix }: Launcher, program: string, args: string[]): [file: string, args: string[]] {
  const [first, ...rest] = prefix;
  return first === undefined ? [program, args] : [first, [...rest, program, ...args]];
}

async function idOf(flag: '-u' | '-g'): Promise<number> {
  return Number(await runToEnd('id', [flag, 'nobody']).catch(() => 65534));
}
