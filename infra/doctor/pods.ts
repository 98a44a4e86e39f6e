import type { Finding } from './finding.ts';

interface Status {
  name: string;
  restartCount: number;
  state: { waiting?: { reason?: string; message?: string } };
  lastState?: { terminated?: { reason?: string; exitCode?: number; finishedAt?: string } };
}

/** The parts of a pod that count, as `kubectl get pods --output json` gives it. */
export interface Pod {
  metadata: { name: string; labels?: Record<string, string> };
  spec: {
    containers: { name: string; volumeMounts?: { name: string; mountPath: string }[] }[];
    volumes?: { name: string; persistentVolumeClaim?: { claimName: string } }[];
  };
  status: {
    /** `Pending`, `Running`, `Succeeded`, `Failed`, `Unknown`. */
    phase: string;
    reason?: string;
    conditions?: { type: string; status: string; reason?: string; message?: string }[];
    containerStatuses?: Status[];
    initContainerStatuses?: Status[];
  };
}

/** A Deployment or StatefulSet, as `kubectl get --output json` gives it. `readyReplicas` is left out where it is 0. */
export interface Workload {
  kind: string;
  metadata: { name: string };
  spec: { replicas?: number };
  status: { readyReplicas?: number };
}

const check = 'pods';
const fault = (says: string, todo: string): Finding => ({ check, state: 'fault', says, todo });
const warning = (says: string, todo: string): Finding => ({ check, state: 'warning', says, todo });

const AN_HOUR_MS = 3_600_000;

/** Whether every part of a release has the pods that it asks for, and why not; and whether one was started again of late. */
export function judgePods(workloads: readonly Workload[], pods: readonly Pod[], now = new Date()): Finding[] {
  const found = [...workloads.flatMap(judgeWorkload), ...pods.flatMap((pod) => judgePod(pod, now))];
  if (found.length > 0) return found;
  const parts = workloads.map(({ metadata }) => metadata.name).join(', ');
  return [{ check, state: 'good', says: `All pods are ready of ${parts}.` }];
}

function judgeWorkload({ kind, metadata: { name }, spec, status }: Workload): Finding[] {
  const [wanted, ready] = [spec.replicas ?? 1, status.readyReplicas ?? 0];
  const object = `${kind.toLowerCase()}/${name}`;
  if (wanted === 0) return [warning(`${name} is scaled to 0 pods.`, `kubectl scale ${object} --replicas 1`)];
  if (ready >= wanted) return [];
  const says = `${name} has ${ready} of ${wanted} pods ready.`;
  const todo = `see why: kubectl describe ${object}`;
  return [ready === 0 ? fault(says, todo) : warning(says, todo)];
}

function judgePod({ metadata, status }: Pod, now: Date): Finding[] {
  const { name } = metadata;
  const see = `kubectl describe pod ${name}`;
  const statuses = [...(status.initContainerStatuses ?? []), ...(status.containerStatuses ?? [])];
  const scheduled = status.conditions?.find(({ type }) => type === 'PodScheduled');
  if (status.phase === 'Pending' && scheduled?.status === 'False')
    return [fault(`${name} has no node: ${scheduled.message ?? scheduled.reason ?? 'no reason is given'}.`, see)];
  if (status.phase === 'Failed' && status.reason === 'Evicted')
    return [warning(`${name} was evicted.`, `see why: ${see}; then kubectl delete pod ${name}`)];
  return statuses.flatMap((each) => judgeStatus(name, each, now));
}

/** What a container waits for in an ordinary start. */
const STARTS = new Set(['ContainerCreating', 'PodInitializing']);

function judgeStatus(pod: string, { name, state, lastState, restartCount }: Status, now: Date): Finding[] {
  const last = lastState?.terminated;
  const ended = last ? `: it ended with ${last.reason ?? 'no reason'} (code ${last.exitCode ?? '?'})` : '';
  const log = `kubectl logs ${pod} --container ${name} --previous --tail 50`;
  const reason = state.waiting?.reason;
  if (reason && !STARTS.has(reason)) {
    const why = state.waiting?.message && !last ? `: ${state.waiting.message}` : ended;
    return [fault(`${name} of ${pod} waits in ${reason}${why}.`, last ? log : `kubectl describe pod ${pod}`)];
  }
  const isRecent = last?.finishedAt && now.getTime() - new Date(last.finishedAt).getTime() < AN_HOUR_MS;
  if (!isRecent) return [];
  return [warning(`${name} of ${pod} was started again within the hour, ${restartCount} in all${ended}.`, log)];
}

/** Each volume that lasts, once, by a pod that can look into it. */
export function listVolumes(pods: readonly Pod[]): { place: string; pod: string; container: string; path: string }[] {
  const found = new Map<string, { place: string; pod: string; container: string; path: string }>();
  for (const { metadata, spec, status } of pods) {
    if (status.phase !== 'Running') continue;
    for (const { name, persistentVolumeClaim } of spec.volumes ?? []) {
      const claim = persistentVolumeClaim?.claimName;
      if (!claim || found.has(claim)) continue;
      for (const { name: container, volumeMounts = [] } of spec.containers) {
        const mount = volumeMounts.find((one) => one.name === name);
        if (!mount || found.has(claim)) continue;
        found.set(claim, { place: `volume ${claim}`, pod: metadata.name, container, path: mount.mountPath });
      }
    }
  }
  return [...found.values()];
}
