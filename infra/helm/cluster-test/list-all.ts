import { kubectl } from './run.ts';

/** Kinds that are not stored objects of the release: events, and metrics computed on request. */
const passing = /^events|metrics\.k8s\.io$/;

/** Everything that is in a namespace, by kind and name. */
export async function listAll(space: string): Promise<string[]> {
  const kinds = (await kubectl('api-resources', '--verbs=list', '--namespaced', '-o', 'name')).trim().split('\n');
  const lasting = kinds.filter((kind) => !passing.test(kind));
  const output = await kubectl('--namespace', space, 'get', lasting.join(','), '-o', 'name', '--ignore-not-found');
  return output.trim().split('\n').filter(Boolean).toSorted();
}
