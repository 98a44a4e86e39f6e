import { existsSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Environment } from '../local/backend/compose-environment.ts';
import { runEntrypoint } from '../local/backend/run-entrypoint.ts';
import { dataDirOf, filesIn, root } from '../local/paths.ts';
import { holderOf } from '../local/process/hold-pid-file.ts';
import { runToEnd } from '../local/process/run-to-end.ts';
import { askSynchronized } from './checks/clock.ts';
import { readDf, type Room, type UnknownRoom } from './checks/disk.ts';
import {
  type ComposeConfig,
  type Inspected,
  judgeContainers,
  judgeSecretsInUse,
  readContainers,
} from './containers.ts';
import type { Finding } from './finding.ts';
import type { Inspection } from './inspection.ts';
import { judgePods, listVolumes, type Pod, type Workload } from './pods.ts';

/** A system that runs, and the ways to what only its own machine can tell. */
export interface Target {
  name: 'local' | 'compose' | 'cluster';
  /** @throws Error with the words of the process that looked, for instance because Postgres is away */
  inspect(send: boolean): Promise<Inspection>;
  /** Each place of it that a full disk would stop; none where nobody can tell. */
  rooms(): Promise<(Room | UnknownRoom)[]>;
  /** Undefined where secrets are not in files of this machine. */
  secrets: { own: string[]; closed: string[] } | undefined;
  /** Whether the processes that it consists of run; none where the look from inside tells all of it. */
  parts(): Promise<Finding[]>;
  /** Whether the clock of the machine that it runs on is set by NTP; undefined where that is not this machine. */
  isSynchronized?: () => Promise<boolean>;
  /** The command that rehearses a restore of it. */
  rehearse: string;
}

const roomOf = (place: string): Room => {
  const { bavail, blocks, bsize } = statfsSync(place);
  return { place, freeBytes: bavail * bsize, totalBytes: blocks * bsize };
};

/** What the look from inside is told by this command, beside the settings that it finds there or instead of them. */
function toldInside(send: boolean, { DKIM_SELECTOR = '', DNS_SERVER = '' }: NodeJS.ProcessEnv): Environment {
  const told = { SEND: send ? 'yes' : '', DKIM_SELECTOR, DNS_SERVER };
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== ''));
}

function localTarget(environment: NodeJS.ProcessEnv): Target {
  const dataDir = dataDirOf(environment);
  const files = filesIn(dataDir);
  const { BACKUP_DIR, BACKUP_KEY_FILE } = environment;
  const key = BACKUP_KEY_FILE ? resolve(root, BACKUP_KEY_FILE) : join(dataDir, 'backup.key');
  return {
    name: 'local',
    async inspect(send) {
      const settings = JSON.parse(readFileSync(files.settings, 'utf8')) as Environment;
      const env = { ...(environment as Environment), ...settings, ...toldInside(send, environment) };
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
    parts: () => Promise.resolve([]),
    isSynchronized: () => askSynchronized(environment),
    rehearse: `make restore-rehearsal BACKUP_DIR=${BACKUP_DIR ?? '…'}`,
  };
}

const inContainers = ['node', 'dist/entrypoints/inspect.js'];
const telling = (told: Environment) =>
  Object.keys(told).length > 0 ? ['env', ...Object.entries(told).map((pair) => pair.join('='))] : [];

/** The folder that `.env` names for the secrets: of a name that stands there twice, the last line counts. */
function secretsDirOf(settings: string): string | undefined {
  if (!existsSync(settings)) return undefined;
  return [...readFileSync(settings, 'utf8').matchAll(/^SECRETS_DIR=(.+)$/gm)].at(-1)?.[1];
}

function composeTarget(environment: NodeJS.ProcessEnv): Target {
  const compose = (...args: string[]) => runToEnd('docker', ['compose', ...args], { cwd: root, env: environment });
  const listed = async () => readContainers(await compose('ps', '--all', '--format', 'json'));
  // As docker compose reads it.
  const settings = resolve(root, environment.COMPOSE_ENV_FILES?.split(',').at(-1) || '.env');
  const roomIn = async (service: string, folder: string): Promise<Room> =>
    readDf(`${folder} of ${service}`, await compose('exec', '-T', service, 'df', '-Pk', folder));
  const roomOfDatabase = async (): Promise<Room> => {
    const reserve = compose('exec', '-T', 'postgres', 'test', '-e', '/var/lib/postgresql/reserve');
    const hasReserve = await reserve.then(
      () => true,
      () => false,
    );
    return { ...(await roomIn('postgres', '/var/lib/postgresql')), hasReserve };
  };
  return {
    name: 'compose',
    inspect: async (send) =>
      JSON.parse(
        await compose('exec', '-T', 'worker', ...telling(toldInside(send, environment)), ...inContainers),
      ) as Inspection,
    rooms: async () => {
      const running = new Set((await listed()).flatMap(({ Service, State }) => (State === 'running' ? [Service] : [])));
      // Without its container there is no place that could be full.
      return [
        ...(running.has('postgres') ? [await roomOfDatabase()] : []),
        ...(running.has('backup') ? [await roomIn('backup', '/backup')] : []),
        roomOf(root),
      ];
    },
    secrets: {
      own: [settings],
      closed: [resolve(root, environment.SECRETS_DIR || secretsDirOf(settings) || '.secrets')],
    },
    parts: async () => {
      const config = JSON.parse(await compose('config', '--format', 'json')) as ComposeConfig;
      const ids = (await compose('ps', '--quiet')).split('\n').filter(Boolean);
      const described = ids.length > 0 ? await runToEnd('docker', ['inspect', ...ids], { env: environment }) : '[]';
      // Where the engine is in a machine of its own, its paths are not ours.
      const writtenAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtime ?? new Date(0);
      return [
        ...judgeContainers(config, await listed()),
        ...judgeSecretsInUse(JSON.parse(described) as Inspected[], writtenAt),
      ];
    },
    isSynchronized: () => askSynchronized(environment),
    rehearse: 'make compose-rehearsal',
  };
}

/** Pods of Postgres that CloudNativePG runs, which are of no release. */
const POSTGRES_PODS = 'cnpg.io/podRole=instance';

function clusterTarget({ NAMESPACE, RELEASE = 'frontdoor', ...environment }: NodeJS.ProcessEnv): Target {
  const namespace = NAMESPACE ? ['--namespace', NAMESPACE] : [];
  const kubectl = (...args: string[]) => runToEnd('kubectl', [...namespace, ...args], { env: environment });
  // By its labels: the values of a release may give its parts any name.
  const ofRelease = `app.kubernetes.io/instance=${RELEASE}`;
  const list = async <Kind>(kinds: string, labels: string) =>
    (JSON.parse(await kubectl('get', kinds, '--selector', labels, '--output', 'json')) as { items: Kind[] }).items;
  // Those of jobs have ended, or are looked at by their own commands.
  const labelsOfPods = [`${ofRelease},!batch.kubernetes.io/job-name`, POSTGRES_PODS];
  let pods: Promise<Pod[]> | undefined;
  /** Of the release and of its Postgres, as they were at the first look. */
  const listPods = () =>
    (pods ??= Promise.all(labelsOfPods.map((labels) => list<Pod>('pods', labels))).then((lists) => lists.flat()));
  return {
    name: 'cluster',
    inspect: async (send) => {
      const labels = `${ofRelease},app.kubernetes.io/component=worker`;
      const [worker] = (await kubectl('get', 'deploy', '--selector', labels, '--output', 'name')).split('\n');
      if (!worker)
        throw new Error(`There is no worker of the release ${RELEASE} here: NAMESPACE and RELEASE say where it is.`);
      const command = [
        'exec',
        worker,
        '--container',
        'worker',
        '--',
        ...telling(toldInside(send, environment)),
        ...inContainers,
      ];
      return JSON.parse(await kubectl(...command)) as Inspection;
    },
    rooms: async () => {
      const look = async ({ place, pod, container, path }: ReturnType<typeof listVolumes>[number]) => {
        try {
          return readDf(place, await kubectl('exec', pod, '--container', container, '--', 'df', '-Pk', path));
        } catch (error) {
          return { place, why: (error as Error).message };
        }
      };
      return Promise.all(listVolumes(await listPods()).map(look));
    },
    secrets: undefined,
    parts: async () => {
      const workloads = await list<Workload>('deployments,statefulsets', ofRelease);
      if (workloads.length === 0) throw new Error(`nothing here is of the release ${RELEASE}`);
      return judgePods(workloads, await listPods());
    },
    rehearse: 'see docs/kubernetes.md, "Backups".',
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
  const files = filesIn(dataDirOf(environment));
  if (holderOf(files.pid) !== undefined) return localTarget(environment);
  // Those that have stopped as well: that is what is wrong with them.
  const listed = await runToEnd('docker', ['compose', 'ps', '--all', '--quiet'], { cwd: root, env: environment }).catch(
    () => '',
  );
  if (listed.trim() !== '') return composeTarget(environment);
  if (existsSync(files.settings)) return localTarget(environment);
  throw nothingRuns;
}

const nothingRuns = new Error(
  'Nothing runs here: neither "make start" with this DATA_DIR, nor the containers. For a cluster set TARGET=cluster and NAMESPACE.',
);
