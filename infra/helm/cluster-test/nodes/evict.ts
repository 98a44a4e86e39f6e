import { run } from '../run.ts';

/** Evicts a pod, as draining a node does. @throws with the server's message when a disruption budget forbids it */
export async function evict(space: string, name: string): Promise<void> {
  const eviction = { apiVersion: 'policy/v1', kind: 'Eviction', metadata: { name, namespace: space } };
  const path = `/api/v1/namespaces/${space}/pods/${name}/eviction`;
  await run('kubectl', ['create', '--raw', path, '-f', '-'], JSON.stringify(eviction));
}
