import { kubectl, run } from '../run.ts';
import { until } from '../../../../tests/support/until.ts';
import { pods, space } from '../release.ts';
import { stateSpace } from '../start-state.ts';

const image = 'frontdoor/backend:cluster-test-1';
const LIMIT_MS = 3_000;

/** Prints those of its arguments (`address:port`) that take a connection. */
const program = `
const { connect } = require('node:net');
const takes = (target) => new Promise((resolve) => {
  const [host, port] = target.split(':');
  const socket = connect({ host, port: Number(port) }, () => end(true));
  const end = (taken) => { socket.destroy(); resolve(taken); };
  setTimeout(() => end(false), ${LIMIT_MS});
  socket.on('error', () => end(false));
});
void Promise.all(process.argv.slice(1).map(async (target) => ((await takes(target)) ? target : ''))).then((taken) =>
  console.log(JSON.stringify(taken.filter(Boolean))));
`;

const inState = (...args: string[]) => kubectl('--namespace', stateSpace, ...args);

/** Which of these (`address:port`) a pod reaches that does not belong to the release, in the namespace beside it. */
async function reachedBy(name: string, targets: string[]): Promise<string[]> {
  const pod = {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name, labels: { app: name } },
    spec: {
      restartPolicy: 'Never',
      automountServiceAccountToken: false,
      containers: [{ name, image, imagePullPolicy: 'IfNotPresent', command: ['node', '-e', program, ...targets] }],
    },
  };
  await run('kubectl', ['--namespace', stateSpace, 'apply', '-f', '-'], JSON.stringify(pod));
  const phase = () => inState('get', 'pod', name, '-o', 'jsonpath={.status.phase}');
  await until('the pod has ended', async () => /Succeeded|Failed/.test(await phase()));
  const reached = JSON.parse(await inState('logs', name)) as string[];
  await inState('delete', 'pod', name, '--wait=false');
  return reached;
}

/** Forbids all traffic to a pod, and lets it try. */
async function enforcesPolicies(): Promise<boolean> {
  const policy = {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name: 'denied' },
    spec: { podSelector: { matchLabels: { app: 'denied' } }, policyTypes: ['Ingress', 'Egress'] },
  };
  await run('kubectl', ['--namespace', stateSpace, 'apply', '-f', '-'], JSON.stringify(policy));
  const redis = await inState('get', 'service', 'redis', '-o', 'jsonpath={.spec.clusterIP}');
  return (await reachedBy('denied', [`${redis}:6379`])).length === 0;
}

/**
 * The parts of the release that a stray pod reaches, and whether the cluster enforces network policies at all. The gateway's port
 * is open to everybody, and so is the metrics port without `networkPolicy.prometheus`.
 */
export async function tryAsStray(): Promise<{ isEnforcing: boolean; reached: string[] }> {
  const ports: Record<string, number[]> = { api: [3000], worker: [3001] };
  const targets = (await pods()).flatMap(({ part, address }) =>
    (ports[part] ?? []).map((port) => ({ name: `${part}:${port}`, target: `${address}:${port}` })),
  );
  const reached = await reachedBy(
    'stray',
    targets.map(({ target }) => target),
  );
  const names = targets.filter(({ target }) => reached.includes(target)).map(({ name }) => name);
  return { isEnforcing: await enforcesPolicies(), reached: [...new Set(names)] };
}

/** @throws with the server's words where the namespace of the release does not take such a pod */
export const startPrivileged = () =>
  kubectl('--namespace', space, 'run', 'privileged', '--image', image, '--privileged', '--restart=Never');
