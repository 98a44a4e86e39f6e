import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allValues, podsOf, render } from './render.ts';

// Where pods run, and what is written on them.
test('each part has the place that is chosen for it, else that of all', async () => {
  const affinity = { nodeAffinity: { preferredDuringSchedulingIgnoredDuringExecution: [] } };
  const pods = podsOf(
    await render({
      affinity,
      nodeSelector: { disk: 'fast' },
      worker: { affinity: { podAntiAffinity: {} }, nodeSelector: { pool: 'work' } },
      gateway: { tolerations: [{ key: 'front', operator: 'Exists' }] },
    }),
  );
  assert.deepEqual(pods.get('api')!.spec.affinity, affinity);
  assert.deepEqual(pods.get('test')!.spec.nodeSelector, { disk: 'fast' });
  assert.deepEqual(pods.get('worker')!.spec.affinity, { podAntiAffinity: {} });
  assert.equal(pods.get('worker')!.spec.nodeSelector!['pool'], 'work');
  assert.deepEqual(pods.get('gateway')!.spec.tolerations, [{ key: 'front', operator: 'Exists' }]);
  assert.equal(pods.get('api')!.spec.tolerations, undefined);
});

test('a part is spread as it has it, counting its own pods where nothing else is said, and else over zones and nodes', async () => {
  const byZone = { topologyKey: 'topology.kubernetes.io/zone', maxSkew: 1, whenUnsatisfiable: 'DoNotSchedule' };
  const labelSelector = { matchLabels: { tier: 'front' } };
  const pods = podsOf(
    await render({
      api: { topologySpreadConstraints: [byZone] },
      gateway: { topologySpreadConstraints: [{ ...byZone, labelSelector }] },
    }),
  );
  const [own, chosen, usual] = ['api', 'gateway', 'worker'].map(
    (part) => pods.get(part)!.spec.topologySpreadConstraints!,
  );
  const { 'app.kubernetes.io/component': component } = pods.get('api')!.metadata.labels;
  assert.equal(component, 'api');
  assert.deepEqual(own, [{ ...byZone, labelSelector: { matchLabels: pods.get('api')!.metadata.labels } }]);
  assert.deepEqual(chosen, [{ ...byZone, labelSelector }]);
  assert.deepEqual(
    usual!.map(({ topologyKey, whenUnsatisfiable }) => [topologyKey, whenUnsatisfiable]),
    [
      ['topology.kubernetes.io/zone', 'ScheduleAnyway'],
      ['kubernetes.io/hostname', 'ScheduleAnyway'],
    ],
  );
});

test('pods have the annotations of their part beside those of all, which give way', async () => {
  const podAnnotations = { who: 'all', 'example.com/all': 'yes' };
  const own = ['api', 'worker', 'gateway', 'migrate', 'backup'];
  const values = Object.fromEntries(own.map((part) => [part, { podAnnotations: { who: part } }]));
  const pods = podsOf(await render({ podAnnotations, ...values }, { files: [allValues] }));
  for (const [part, name] of [
    ...own.slice(0, 4).map((same) => [same, same]),
    ['files', 'backup'],
    ['rehearsal', 'backup'],
  ]) {
    const { annotations } = pods.get(part!)!.metadata;
    assert.deepEqual([annotations?.['who'], annotations?.['example.com/all']], [name, 'yes'], part);
  }
  assert.equal(podsOf(await render()).get('api')!.metadata.annotations, undefined);
});
