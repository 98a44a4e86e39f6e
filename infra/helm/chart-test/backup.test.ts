import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allValues, leastValues, type Manifest, one, podsOf, render } from './render.ts';

const on = { files: { enabled: true }, rehearsal: { enabled: true, cluster: 'frontdoor-db' } };
const crons = (manifests: Manifest[]) =>
  manifests.filter(({ kind }) => kind === 'CronJob').map(({ metadata }) => metadata.name);

test('without a value there is no CronJob, no Role, no claim and no token', async () => {
  const manifests = await render();
  const kinds = new Set(manifests.map(({ kind }) => kind));
  for (const kind of ['CronJob', 'Role', 'RoleBinding', 'PersistentVolumeClaim']) assert.ok(!kinds.has(kind), kind);
  for (const [part, { spec }] of podsOf(manifests)) assert.equal(spec.automountServiceAccountToken, false, part);
});

test('files and rehearsal are CronJobs that run the programs of the backup’s image one at a time', async () => {
  const manifests = await render({ backup: { ...on, timeZone: 'Europe/Berlin' } });
  assert.deepEqual(crons(manifests), ['frontdoor-files', 'frontdoor-rehearsal']);
  const pods = podsOf(manifests);
  for (const [part, command] of [
    ['files', 'files'],
    ['rehearsal', 'restore-rehearsal'],
  ] as const) {
    const { spec } = one(manifests, 'CronJob', `frontdoor-${part}`);
    assert.deepEqual([spec['concurrencyPolicy'], spec['timeZone']], ['Forbid', 'Europe/Berlin']);
    const [container] = pods.get(part)!.spec.containers as unknown as { command: string[]; image: string }[];
    assert.match(container!.image, /^frontdoor\/backup:/);
    assert.deepEqual(container!.command.slice(2), ['/app/infra/backup/cluster/command.ts', command]);
  }
  const environment = podsOf(manifests).get('api')!.spec.containers[0]!.env!;
  assert.equal(environment.find(({ name }) => name === 'BACKUP_EXPECTED')?.value, 'yes');
});

test('the rehearsal alone may speak to the cluster, and its Role is for the Clusters that it reads, makes and removes', async () => {
  const manifests = await render({ backup: on });
  const speaking = [...podsOf(manifests)].filter(([, { spec }]) => spec.automountServiceAccountToken);
  assert.deepEqual(
    speaking.map(([part, { spec }]) => [part, spec.serviceAccountName]),
    [['rehearsal', 'frontdoor-rehearsal']],
  );
  assert.deepEqual(
    one(manifests, 'RoleBinding', 'frontdoor-rehearsal').subjects?.map(({ name }) => name),
    ['frontdoor-rehearsal'],
  );
  const clusters = { apiGroups: ['postgresql.cnpg.io'], resources: ['clusters'] };
  assert.deepEqual(one(manifests, 'Role', 'frontdoor-rehearsal').rules, [
    { ...clusters, verbs: ['create'] },
    { ...clusters, resourceNames: ['frontdoor-rehearsal'], verbs: ['get', 'delete'] },
    { ...clusters, resourceNames: ['frontdoor-db'], verbs: ['get'] },
    { apiGroups: ['barmancloud.cnpg.io'], resources: ['objectstores'], verbs: ['get'] },
    {
      apiGroups: [''],
      resources: ['secrets'],
      resourceNames: ['frontdoor-rehearsal-app', 'frontdoor-rehearsal-superuser'],
      verbs: ['get'],
    },
  ]);
});

test('each way out of a backup’s pod is allowed, and none for the other pods', async () => {
  const manifests = await render({ backup: on });
  const allowed = (part: string) =>
    manifests
      .filter(({ kind, spec }) => kind === 'NetworkPolicy' && JSON.stringify(spec.podSelector).includes(`"${part}"`))
      .map(({ metadata }) => metadata.name.replace('frontdoor-', ''))
      .toSorted();
  assert.deepEqual(allowed('files'), ['to-backup', 'to-dns', 'to-storage']);
  assert.deepEqual(allowed('rehearsal'), [
    'rehearsal-to-restored',
    'to-backup',
    'to-database',
    'to-dns',
    'to-kubernetes',
    'to-storage',
  ]);
  const ofOthers = await render();
  assert.ok(ofOthers.every(({ metadata }) => !/to-(?:backup|kubernetes)$/.test(metadata.name)));
});

test('what was acknowledged is on a claim that stays, or on one that exists, for API and backup alone', async () => {
  const claimOf = (manifests: Manifest[]) =>
    [...podsOf(manifests)].flatMap(([part, { spec }]) => {
      const volume = spec.volumes?.find(({ name }) => name === 'acknowledged');
      const isTold = spec.containers.some(({ env }) =>
        env?.some(({ name, value }) => name === 'ACKNOWLEDGED_DIR' && value === '/var/lib/frontdoor/acknowledged'),
      );
      assert.equal(isTold, volume !== undefined, part);
      return volume ? [[part, volume.persistentVolumeClaim]] : [];
    });
  const made = await render({ acknowledged: { create: true }, backup: on });
  const claim = one(made, 'PersistentVolumeClaim', 'frontdoor-acknowledged');
  assert.equal(claim.metadata.annotations?.['helm.sh/resource-policy'], 'keep');
  const its = (claimName: string) => ['api', 'files', 'rehearsal'].map((part) => [part, { claimName }]);
  assert.deepEqual(claimOf(made).toSorted(), its('frontdoor-acknowledged'));
  const existing = await render({ acknowledged: { create: true, existingClaim: 'theirs' }, backup: on });
  assert.ok(existing.every(({ kind }) => kind !== 'PersistentVolumeClaim'));
  assert.deepEqual(claimOf(existing).toSorted(), its('theirs'));
  assert.deepEqual(claimOf(await render({ backup: on })), []);
});

test('every option at once gives objects of different names', async () => {
  const names = (await render({}, { files: [allValues] })).map(({ kind, metadata }) => `${kind} ${metadata.name}`);
  assert.equal(new Set(names).size, names.length);
  const least = await render({}, { files: [leastValues] });
  assert.ok(names.length > least.length);
});
