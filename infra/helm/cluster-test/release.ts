import { fileURLToPath } from 'node:url';
import { kubectl, run } from './run.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
export const chart = here('../frontdoor');
export const testValues = here('values.yaml');

/** Where the release is. Pods that PodSecurity `restricted` forbids cannot run there. */
export const space = 'frontdoor-cluster-test';
const name = 'frontdoor';
const inSpace = ['--namespace', space];
const wait = ['--wait', '--timeout', '5m'];

export const inside = (...args: string[]) => kubectl(...inSpace, ...args);

/** Installs, or updates to other values, and waits until all pods of the new ones are ready. */
export const update = (...values: string[]) =>
  run('helm', [
    'upgrade',
    '--install',
    name,
    chart,
    ...inSpace,
    '--values',
    testValues,
    ...values.flatMap((value) => ['--set', value]),
    ...wait,
  ]);

export const rollBack = () => run('helm', ['rollback', name, ...inSpace, ...wait]);
/** Puts new pods in the place of all of one part, and waits until they are ready; the old ones may still be ending. */
export async function restart(part: string): Promise<void> {
  await inside('rollout', 'restart', `deploy/frontdoor-${part}`);
  await inside('rollout', 'status', `deploy/frontdoor-${part}`, '--timeout=180s');
}

export const testRelease = () => run('helm', ['test', name, ...inSpace, '--timeout', '2m']);
export const uninstall = () => run('helm', ['uninstall', name, ...inSpace, ...wait]);

/** The gateway's address inside of the cluster, which this machine reaches as well. */
export async function gatewayAddress(): Promise<string> {
  const address = await inside('get', 'service', 'frontdoor-gateway', '-o', 'jsonpath={.spec.clusterIP}');
  return `http://${address}`;
}

export interface Pod {
  name: string;
  address: string;
  part: string;
  images: string[];
  isReady: boolean;
  ends: boolean;
}

/** All pods of the release. */
export async function pods(): Promise<Pod[]> {
  const output = await inside('get', 'pods', '--selector', 'app.kubernetes.io/name=frontdoor', '-o', 'json');
  const { items } = JSON.parse(output) as { items: Item[] };
  return items.map(({ metadata, spec, status }) => ({
    name: metadata.name,
    address: status.podIP ?? '',
    part: metadata.labels['app.kubernetes.io/component'] ?? '',
    images: spec.containers.map(({ image }) => image),
    isReady: (status.conditions ?? []).some(({ type, status: is }) => type === 'Ready' && is === 'True'),
    ends: metadata.deletionTimestamp !== undefined,
  }));
}

export const parts = (all: Pod[]) => Map.groupBy(all, ({ part }) => part);

interface Item {
  metadata: { name: string; labels: Record<string, string>; deletionTimestamp?: string };
  spec: { containers: { image: string }[] };
  status: { podIP?: string; conditions?: { type: string; status: string }[] };
}
