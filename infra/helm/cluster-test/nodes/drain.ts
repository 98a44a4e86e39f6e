import assert from 'node:assert/strict';
import { until } from '../../../../tests/support/until.ts';
import { pods } from '../release.ts';
import { kubectl } from '../run.ts';

const ready = async () => (await pods()).filter(({ isReady, ends }) => isReady && !ends);

/**
 * Drains a node of our pods and lets it work again. The only node of a cluster cannot be emptied: successors have nowhere to go,
 * so the budgets keep the second pod of each part. @returns a description of the result
 */
export async function drainOneNode(): Promise<string> {
  const [node = '', ...others] = (await kubectl('get', 'nodes', '-o', 'name')).trim().split('\n');
  const isOnly = others.length === 0;
  const ours = ['--pod-selector', 'app.kubernetes.io/name=frontdoor'];
  const limit = ['--delete-emptydir-data', '--ignore-daemonsets', '--timeout', isOnly ? '45s' : '900s'];
  try {
    const draining = kubectl('drain', node, ...ours, ...limit);
    if (isOnly) await assert.rejects(draining, /violate the pod's disruption budget/);
    else await draining;
    const readyParts = (await ready()).map(({ part }) => part);
    assert.deepEqual(readyParts.toSorted(), isOnly ? ['api', 'gateway', 'worker'] : readyParts.toSorted());
  } finally {
    await kubectl('uncordon', node);
  }
  await until('two of each are ready', async () => (await ready()).length === 6);
  return isOnly
    ? 'one pod of each part went, and the budgets kept the other, as there is no second node'
    : 'all pods went to other nodes';
}
