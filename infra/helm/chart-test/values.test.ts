import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allValues, leastValues, lint, type Manifest, one, podsOf, render } from './render.ts';

// What operators set in other charts as well. Helm alone is needed, and no cluster.
const digest = `sha256:${'0123456789abcdef'.repeat(4)}`;
const imagesOf = async (values: object) =>
  Object.fromEntries(
    [...podsOf(await render(values))].map(([part, { spec }]) => [part, spec.containers[0]!.image] as const),
  );

test('helm lint finds nothing in the chart by itself, nor with the least values or with all of them', async () => {
  for (const files of [[], [leastValues], [allValues]]) assert.match(await lint(...files), / 0 chart\(s\) failed/);
});

test('an installation without what it must set is refused, and told what is missing', async () => {
  await assert.rejects(render({}, { files: [] }), /existingSecret must name the Secret/);
  await assert.rejects(render({ settings: { HR_MAIL_TO: '' } }), /settings\.HR_MAIL_TO must be given/);
});

test('a registry for all images stands before those that name none themselves', async () => {
  const { api, gateway, worker } = await imagesOf({
    global: { imageRegistry: 'registry.example.com:5000/' },
    images: { backend: { tag: '1.2.0' }, web: { registry: 'mirror.example.com/front', tag: '1.2.0' } },
  });
  assert.equal(api, 'registry.example.com:5000/frontdoor/backend:1.2.0');
  assert.equal(worker, api);
  assert.equal(gateway, 'mirror.example.com/front/frontdoor/web:1.2.0');
  const named = await imagesOf({
    global: { imageRegistry: 'registry.example.com' },
    images: { backend: { repository: 'localhost/backend', tag: 'a' }, web: { repository: 'other:5000/web', tag: 'a' } },
  });
  assert.deepEqual([named.api, named.gateway], ['localhost/backend:a', 'other:5000/web:a']);
});

test('a digest stands in the place of a tag, a tag may carry one, and without both it is the version of the chart', async () => {
  const { api, gateway } = await imagesOf({ images: { backend: { digest }, web: { tag: `1.2.0@${digest}` } } });
  assert.equal(api, `frontdoor/backend@${digest}`);
  assert.equal(gateway, `frontdoor/web:1.2.0@${digest}`);
  assert.match((await imagesOf({})).api!, /^frontdoor\/backend:\d+\.\d+\.\d+/);
});

test('pods have the pull secrets of the chart and those of all charts, each once', async () => {
  const pods = podsOf(
    await render({
      global: { imagePullSecrets: ['company', { name: 'own' }] },
      images: { pullSecrets: [{ name: 'own' }] },
    }),
  );
  for (const [part, { spec }] of pods)
    assert.deepEqual(spec.imagePullSecrets, [{ name: 'own' }, { name: 'company' }], part);
});

/** Everything by which objects find pods. */
const selectorsOf = (manifests: Manifest[]) =>
  JSON.stringify(manifests.map(({ kind, spec }) => [kind, spec?.selector, spec?.podSelector]));

test('common labels are on all objects, pods and Jobs of CronJobs, and in no selector', async () => {
  const files = [allValues];
  const commonLabels = { owner: 'front', 'example.com/cost': '12' };
  const [plain, labelled] = [await render({}, { files }), await render({ commonLabels }, { files })];
  for (const { kind, metadata, spec } of labelled)
    for (const made of [metadata, spec?.jobTemplate?.metadata])
      if (made) assert.equal(made.labels.owner, 'front', `${kind} ${metadata.name}`);
  for (const [part, { metadata }] of podsOf(labelled)) assert.equal(metadata.labels['example.com/cost'], '12', part);
  assert.equal(selectorsOf(labelled), selectorsOf(plain));
  const owner = 'other';
  const ways = { ingress: { additionalLabels: { owner } }, httpRoute: { additionalLabels: { owner } } };
  const both = await render({ commonLabels, podLabels: { owner }, ...ways }, { files });
  assert.equal(podsOf(both).get('api')!.metadata.labels.owner, owner);
  for (const kind of ['Ingress', 'HTTPRoute'])
    assert.equal(one(both, kind, 'frontdoor-careers-gateway').metadata.labels.owner, owner);
});

test('names begin with the name that is chosen, and fit where names have the fewest letters', async () => {
  const chosen = await render({ fullnameOverride: 'front', nameOverride: 'careers' });
  assert.equal(one(chosen, 'Deployment', 'front-api').metadata.labels['app.kubernetes.io/name'], 'careers');
  assert.equal(one(await render({ nameOverride: 'careers' }), 'Service', 'frontdoor-careers-api').kind, 'Service');
  const longest = 'a'.repeat(45);
  const long = await render({ fullnameOverride: longest }, { files: [allValues], release: 'r'.repeat(53) });
  for (const { kind, metadata } of long) {
    const most = kind === 'CronJob' ? 52 : 63;
    assert.ok(metadata.name.length <= (kind === 'NetworkPolicy' ? 253 : most), `${kind} ${metadata.name}`);
    for (const [name, value] of Object.entries(metadata.labels)) assert.ok(value.length <= 63, name);
  }
  // The operator refuses a Cluster with more.
  const cron = long.find(({ kind, metadata }) => kind === 'CronJob' && metadata.name.endsWith('-rehearsal'));
  assert.ok(cron!.metadata.name.length <= 50);
});

test('a certificate authority is trusted by every part that speaks to others, from a ConfigMap or a Secret', async () => {
  const trusts = async (certificateAuthority: object) => {
    const manifests = await render({ certificateAuthority }, { files: [allValues] });
    const pods = [...podsOf(manifests)];
    const told = pods.flatMap(([part, { spec }]) =>
      [...(spec.initContainers ?? []), ...spec.containers]
        .filter(({ env, volumeMounts }) => {
          const variable = env?.find(({ name }) => name === 'NODE_EXTRA_CA_CERTS')?.value;
          assert.equal(
            variable !== undefined,
            volumeMounts?.some(({ name }) => name === 'certificates') ?? false,
            part,
          );
          return variable === '/run/certificates/ca.crt';
        })
        .map(({ name }) => name),
    );
    const volumes = pods.flatMap(([, { spec }]) => spec.volumes?.filter(({ name }) => name === 'certificates') ?? []);
    return { told: told.toSorted(), volumes };
  };
  const parts = ['api', 'files', 'migrate', 'rehearsal', 'test', 'worker'];
  const byMap = await trusts({ configMap: 'company-ca', key: 'root.pem' });
  assert.deepEqual(byMap.told, parts);
  const items = [{ key: 'root.pem', path: 'ca.crt' }];
  for (const volume of byMap.volumes)
    assert.deepEqual(volume, { name: 'certificates', configMap: { name: 'company-ca', items } });
  const bySecret = await trusts({ configMap: '', secret: 'company-ca', key: 'root.pem' });
  assert.deepEqual([bySecret.told, bySecret.volumes.length], [parts, parts.length]);
  for (const volume of bySecret.volumes)
    assert.deepEqual(volume, { name: 'certificates', secret: { secretName: 'company-ca', items } });
  assert.deepEqual((await trusts({ configMap: '' })).told, []);
});

test('the ServiceAccount is the chart’s with annotations, or one that exists', async () => {
  const annotations = { 'eks.amazonaws.com/role-arn': 'arn:aws:iam::1:role/front' };
  const own = await render({ serviceAccount: { annotations } });
  assert.deepEqual(one(own, 'ServiceAccount', 'frontdoor').metadata.annotations, annotations);
  const accounts = (manifests: Manifest[]) =>
    Object.fromEntries([...podsOf(manifests)].map(([part, { spec }]) => [part, spec.serviceAccountName]));
  const ours = { api: 'frontdoor', worker: 'frontdoor', gateway: 'frontdoor' };
  // Hooks run before it is there.
  assert.deepEqual(accounts(own), { ...ours, migrate: undefined, test: undefined });
  const existing = await render({ serviceAccount: { create: false, name: 'theirs' } });
  assert.ok(existing.every(({ kind }) => kind !== 'ServiceAccount'));
  assert.deepEqual(new Set(Object.values(accounts(existing))), new Set(['theirs']));
});

test('Services have their annotations, and the gateway’s those of a load balancer', async () => {
  const manifests = await render({}, { files: [allValues] });
  for (const part of ['api', 'worker'])
    assert.deepEqual(one(manifests, 'Service', `frontdoor-careers-${part}`).metadata.annotations, {
      'example.com/note': part,
    });
  const { metadata, spec } = one(manifests, 'Service', 'frontdoor-careers-gateway');
  assert.deepEqual(metadata.annotations, { 'service.beta.kubernetes.io/aws-load-balancer-type': 'external' });
  assert.deepEqual(spec['ports'], [{ name: 'http', port: 80, targetPort: 'http', nodePort: 31080 }]);
  assert.deepEqual(
    [spec['externalTrafficPolicy'], spec['loadBalancerClass'], spec['loadBalancerSourceRanges']],
    ['Local', 'service.k8s.aws/nlb', ['192.0.2.0/24']],
  );
});

test('variables and volumes of an operator’s own reach their part and no other, and never the reader of documents', async () => {
  const added = {
    extraEnv: [{ name: 'HTTPS_PROXY', value: 'http://proxy.example.com:3128' }],
    extraVolumes: [{ name: 'more', emptyDir: {} }],
    extraVolumeMounts: [{ name: 'more', mountPath: '/more' }],
  };
  for (const part of ['api', 'worker', 'gateway', 'migrate']) {
    const reached = [...podsOf(await render({ [part]: added }))].flatMap(([name, { spec }]) => {
      const containers = [...(spec.initContainers ?? []), ...spec.containers].filter(
        ({ env, volumeMounts }) =>
          env?.some((variable) => variable.name === 'HTTPS_PROXY') &&
          volumeMounts?.some((mount) => mount.mountPath === '/more'),
      );
      const hasVolume = spec.volumes?.some((volume) => volume.name === 'more') ?? false;
      assert.equal(hasVolume, containers.length > 0, name);
      return containers.map((container) => container.name);
    });
    assert.deepEqual(reached, [part]);
  }
});

test('several hosts lead to the gateway by Ingress and HTTPRoute, that of SITE_URL first', async () => {
  const manifests = await render({}, { files: [allValues] });
  const hosts = ['jobs.example.com', 'careers.example.com'];
  const ingress = one(manifests, 'Ingress', 'frontdoor-careers-gateway').spec as unknown as {
    rules: { host: string }[];
    tls: { hosts: string[]; secretName: string }[];
  };
  assert.deepEqual(
    ingress.rules.map(({ host }) => host),
    hosts,
  );
  assert.deepEqual(ingress.tls, [
    { hosts, secretName: 'jobs' },
    { hosts: ['careers.example.com'], secretName: 'careers' },
  ]);
  assert.deepEqual(one(manifests, 'HTTPRoute', 'frontdoor-careers-gateway').spec['hostnames'], hosts);
});

test('words of another program’s templates in annotations pass through, and old versions are kept as many as wanted', async () => {
  const words = '{{ with secret "x" }}{{ .Data.y }}{{ end }}';
  const manifests = await render({ podAnnotations: { template: words }, revisionHistoryLimit: 0 });
  for (const [part, { metadata }] of podsOf(manifests))
    if (part !== 'test') assert.equal(metadata.annotations?.['template'], words, part);
  for (const part of ['api', 'worker', 'gateway'])
    assert.equal(one(manifests, 'Deployment', `frontdoor-${part}`).spec['revisionHistoryLimit'], 0);
});

test('the dashboard comes as a ConfigMap that the sidecar of Grafana finds, with the placeholders of its legends', async () => {
  const manifests = await render({ metrics: { enabled: true, dashboard: { enabled: true } } });
  const { metadata, data } = one(manifests, 'ConfigMap', 'frontdoor-dashboard') as unknown as {
    metadata: { labels: Record<string, string> };
    data: Record<string, string>;
  };
  assert.equal(metadata.labels['grafana_dashboard'], '1');
  assert.match(JSON.stringify(JSON.parse(data['frontdoor.json']!)), /\{\{lane\}\}/);
});

test('the alerts come as a PrometheusRule, each whole, with the placeholders of Prometheus in their words', async () => {
  const manifests = await render({ metrics: { enabled: true, prometheusRule: { enabled: true } } });
  const rule = manifests.find(({ kind }) => kind === 'PrometheusRule');
  const { groups } = rule!.spec as unknown as {
    groups: { rules: { alert: string; annotations: { summary: string } }[] }[];
  };
  const rules = groups.flatMap((group) => group.rules);
  assert.ok(rules.length > 20);
  assert.match(
    rules.find(({ alert }) => alert === 'FrontdoorMailsWait')!.annotations.summary,
    /\{\{ \$value \| humanizeDuration \}\}/,
  );
  assert.equal(
    (await render({})).some(({ kind }) => kind === 'PrometheusRule'),
    false,
  );
});
