import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Environment } from '../local/backend/compose-environment.ts';
import { runEntrypoint } from '../local/backend/run-entrypoint.ts';
import { dataDirOf, filesIn, root } from '../local/paths.ts';
import { runToEnd } from '../local/process/run-to-end.ts';
import { readDf, type Room } from './checks/disk.ts';
import type { Inspection } from './inspection.ts';

/** A system that runs, and the ways to what only its own machine can tell. */
export interface Target {
  name: 'local' | 'compose' | 'cluster';
  /** @throws Error with the words of the process that looked, for instance because Postgres is away */
  inspect(send: boolean): Promise<Inspection>;
  /** Each place of it that a full disk would stop; none where nobody can tell. */
  rooms(): Promise<Room[]>;
  /** Undefined where secrets are not in files of this machine. */
  secrets: { own: string[]; closed: string[] } | undefined;
}

const roomOf = (place: string): Room => {
  const { bavail, blocks, bsize } = statfsSync(place);
  return { place, freeBytes: bavail * bsize, totalBytes: blocks * bsize };
};

function localTarget(environment: NodeJS.ProcessEnv): Target {
  const dataDir = dataDirOf(environment);
  const files = filesIn(dataDir);
  const { BACKUP_DIR, BACKUP_KEY_FILE } = environment;
  const key = BACKUP_KEY_FILE ? resolve(root, BACKUP_KEY_FILE) : join(dataDir, 'backup.key');
  return {
    name: 'local',
    async inspect(send) {
      const settings = JSON.parse(readFileSync(files.settings, 'utf8')) as Environment;
      const env = { ...(environment as Environment), ...settings, SEND: send ? 'yes' : '' };
      return JSON.parse(await runEntrypoint('inspect', env)) as Inspection;
    },
    rooms: () => Promise.resolve([dataDir, ...(BACKUP_DIR ? [resolve(root, BACKUP_DIR)] : [])].map(roomOf)),
    secrets: {
      own: [
        files.settings,
        files.sessionSecret,
        `${files.postgres}.password`,
        `${files.postgres}.runtime-password`,
        key,
      ],
      closed: [],
    },
  };
}

const inContainers = ['node', 'dist/entrypoints/inspect.js'];
const sending = (send: boolean) => (send ? ['env', 'SEND=yes'] : []);

function composeTarget(environment: NodeJS.ProcessEnv): Target {
  const execute = (service: string, ...command: string[]) =>
    runToEnd('docker', ['compose', 'exec', '-T', service, ...command], { cwd: root, env: environment });
  const settings = join(root, '.env');
  const chosen = existsSync(settings) ? /^SECRETS_DIR=(.+)$/m.exec(readFileSync(settings, 'utf8'))?.[1] : undefined;
  return {
    name: 'compose',
    inspect: async (send) => JSON.parse(await execute('worker', ...sending(send), ...inContainers)) as Inspection,
    async rooms() {
      const folder = '/var/lib/postgresql';
      return [readDf(`${folder} of postgres`, await execute('postgres', 'df', '-Pk', folder)), roomOf(root)];
    },
    secrets: { own: [settings], closed: [resolve(root, environment.SECRETS_DIR || chosen || '.secrets')] },
  };
}

function clusterTarget({ NAMESPACE, RELEASE = 'frontdoor', ...environment }: NodeJS.ProcessEnv): Target {
  const place = NAMESPACE ? ['--namespace', NAMESPACE] : [];
  const kubectl = (...args: string[]) => runToEnd('kubectl', [...place, ...args], { env: environment });
  return {
    name: 'cluster',
    inspect: async (send) => {
      // By its labels: the values of a release may give it any name.
      const labels = `app.kubernetes.io/instance=${RELEASE},app.kubernetes.io/component=worker`;
      const [worker] = (await kubectl('get', 'deploy', '--selector', labels, '--output', 'name')).split('\n');
      if (!worker)
        throw new Error(`There is no worker of the release ${RELEASE} here: NAMESPACE and RELEASE say where it is.`);
      const command = ['exec', worker, '--container', 'worker', '--', ...sending(send), ...inContainers];
      return JSON.parse(await kubectl(...command)) as Inspection;
    },
    rooms: () => Promise.resolve([]),
    secrets: undefined,
  };
}

const targets = { local: localTarget, compose: composeTarget, cluster: clusterTarget };

/** The one that TARGET names; otherwise what `make start` runs here, or else the containers. @throws Error that says what to do */
export async function findTarget(environment: NodeJS.ProcessEnv): Promise<Target> {
  const { TARGET } = environment;
  if (TARGET) {
    if (!Object.hasOwn(targets, TARGET))
      throw new Error(`TARGET is ${Object.keys(targets).join(', ')}, not ${TARGET}.`);
    const target = targets[TARGET as keyof typeof targets](environment);
    if (target.name === 'local' && !existsSync(filesIn(dataDirOf(environment)).settings)) throw nothingRuns;
    return target;
  }
  if (existsSync(filesIn(dataDirOf(environment)).settings)) return localTarget(environment);
  const listed = await runToEnd('docker', ['compose', 'ps', '--quiet'], { cwd: root, env: environment }).catch(
    () => '',
  );
  if (listed.trim() === '') throw nothingRuns;
  return composeTarget(environment);
}

const nothingRuns = new Error(
  'Nothing runs here: neither "make start" with this DATA_DIR, nor the containers. For a cluster set TARGET=cluster and NAMESPACE.',
);
