import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** This package's own folder: `services/backend`, whether its sources run or its build. */
const home = resolve(__dirname, '../../..');
const programFolders = [home, ...(require.resolve.paths('unpdf') ?? []).filter((folder) => existsSync(folder))];

/** Node's permission model. It binds JavaScript, not native code, and neither network nor signals: `ways` does. */
export const childFlags = (memoryMb: number): string[] => [
  '--permission',
  '--disable-sigusr1',
  '--allow-addons',
  ...programFolders.map((folder) => `--allow-fs-read=${join(folder, '*')}`),
  // The rest is for code, buffers and pictures.
  `--max-old-space-size=${Math.round(memoryMb * 0.6)}`,
  '--max-semi-space-size=4',
  '--disallow-code-generation-from-strings',
  '--no-warnings',
];

/** No secrets, and no NODE_OPTIONS, which could open the inspector; only sources, in tests, need it to be compiled. */
export const childEnvironment = (script = ''): NodeJS.ProcessEnv => {
  const { NODE_OPTIONS } = process.env;
  const compiled = script.endsWith('.ts') && NODE_OPTIONS ? { NODE_OPTIONS } : {};
  // The canvas asks where the home is, and a user without a name has none.
  return { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/nonexistent', ...compiled };
};

/** In no range that a distribution, a person or systemd takes users from (60578 to 61183 in systemd's table of UIDs). */
const READER_UID = 60_999;
/** Another one for each process that starts readers, because `sweep` ends everything of its user. */
const sweptUid = 61_000 + (process.pid % 180);

/** How a process that reads a stranger's bytes is kept from everything else by the system, below Node's permission model. */
export interface Way {
  name: 'namespaces' | 'own-namespaces' | 'other-user' | 'permission-model';
  /** Put before the program. It resolves nothing from the environment but PATH. */
  prefix: string[];
  /** Ends programs that the process may have left running; where it has process numbers of its own, those end with it. */
  sweep?: string[];
}

/** The parts of the system that a program needs to be loaded and to draw text: no programs, no settings, no homes, no sockets. */
const systemFolders = ['/lib', '/lib64', '/usr/lib', '/usr/lib64', '/usr/share/fonts'];

/**
 * Arguments: paths, `--`, arguments of setpriv with the program at their end. The paths become all that the program can
 * see of the file system, and nothing of it can be written. /sys is where the new root is put together, because it is on
 * every Linux and nothing that is needed lies there. `umount` asks /proc, which goes away with the old root.
 */
const enterBareRoot = `set -e
setpriv=$(command -v setpriv) umount=$(command -v umount)
set -- "$setpriv" "$@"
mount -t tmpfs -o mode=0755,size=256k,nosuid,nodev none /sys
while [ "$1" != -- ]; do
  if [ ! -e "/sys$1" ]; then
    if [ -d "$1" ]; then mkdir -p "/sys$1"; else mkdir -p "/sys\${1%/*}" && : >"/sys$1"; fi
    mount --bind "$1" "/sys$1"
    flags=$(findmnt -n -o VFS-OPTIONS -M "/sys$1")
    mount -o "remount,bind,\${flags#r?,},ro,nosuid,nodev" "/sys$1"
  fi
  shift
done
shift
mkdir /sys/old
ln -s old/proc /sys/proc
mount -o remount,bind,ro,nosuid,nodev /sys
cd /sys
pivot_root . old
"/old$umount" -l /old
exec "$setpriv" "$@"
`;
const noMoreNamespaces = 'echo 0 >/proc/sys/user/max_user_namespaces\n';

const endWithParent = ['--pdeathsig', 'SIGKILL'];
const user = (uid: number) => [`--reuid=${uid}`, `--regid=${uid}`, '--clear-groups'];
const powerless = ['--bounding-set=-all', '--inh-caps=-all', '--no-new-privs', ...endWithParent];
const apart = ['--net', '--ipc', '--pid', '--mount', '--fork', '--kill-child'];
const unshare = ['setpriv', ...endWithParent, 'unshare', ...apart];
const otherUser = ['setpriv', ...user(sweptUid), '--no-new-privs', ...endWithParent];

const bareRoot = (script: string) => {
  const paths = [...systemFolders, ...programFolders, process.execPath];
  return ['sh', '-c', script, 'sh', ...paths.filter((path) => existsSync(path)), '--'];
};

export const permissionModel: Way = { name: 'permission-model', prefix: [] };

/** Every way, the best one first. docs/decisions/0050 lists the isolation of each. */
export const ways = (): Way[] => [
  // As root.
  { name: 'namespaces', prefix: [...unshare, ...bareRoot(enterBareRoot), ...user(READER_UID), ...powerless] },
  // As any user, where the kernel allows unprivileged user namespaces.
  {
    name: 'own-namespaces',
    prefix: [...unshare, '--user', '--map-root-user', ...bareRoot(noMoreNamespaces + enterBareRoot), ...powerless],
  },
  // As root without CAP_SYS_ADMIN, in a container, which has taken network and file system already. When memory is short,
  // the kernel ends this process rather than the one that started it.
  {
    name: 'other-user',
    prefix: ['choom', '-n', '1000', '--', ...otherUser],
    sweep: [...otherUser, 'sh', '-c', 'kill -9 -1'],
  },
  permissionModel,
];

/** Only a hanging system takes that long; a busy one must not end up with a weaker way. */
const LIMIT_MS = 60_000;

let chosen: Promise<Way> | undefined;

export const chooseWay = (): Promise<Way> => (chosen ??= findWay());

async function findWay(): Promise<Way> {
  for (const way of ways()) if (await works(way)) return way;
  return permissionModel;
}

export async function works({ prefix }: Way): Promise<boolean> {
  const probe = "require('node:fs').accessSync(process.argv[1])";
  const [file, ...args] = [...prefix, process.execPath, '-e', probe, join(home, 'package.json')];
  const child = spawn(file, args, { stdio: 'ignore', env: childEnvironment(), detached: true, timeout: LIMIT_MS });
  return new Promise((done) => child.once('error', () => done(false)).once('close', (code) => done(code === 0)));
}
