import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { chart, type Manifest, one, podsOf, render } from './render.ts';

type Labels = Record<string, string>;
interface ServicePort {
  name: string;
  port: number;
  targetPort: string;
}
const matches = (labels: Labels, selector: Labels) =>
  Object.entries(selector).every(([name, value]) => labels[name] === value);
const portsOf = ({ spec }: Manifest) => spec['ports'] as ServicePort[];
const servicesOf = (manifests: readonly Manifest[]) => manifests.filter(({ kind }) => kind === 'Service');
const selectorOf = ({ spec }: Manifest) => spec.selector as Labels;

const read = (path: string) => readFileSync(new URL(`../frontdoor/${path}`, import.meta.url), 'utf8');
const alerts = read('files/alerts.yaml');
const dashboard = read('files/dashboard.json');

/** The parts that give numbers, and one of each that alerts and panels read. */
const givers = [
  ['api', 'frontdoor_uploads_open'],
  ['worker', 'frontdoor_hr_untold'],
  ['gateway', 'caddy_http_request_duration_seconds_count'],
] as const;

test('fault 651: the numbers of each part that an alert or a panel reads are fetched by the ServiceMonitor', async () => {
  for (const text of [alerts, dashboard])
    assert.deepEqual(new Set(text.match(/\b(?:frontdoor|caddy)_/g)), new Set(['frontdoor_', 'caddy_']));
  const on = { enabled: true, serviceMonitor: { enabled: true } };
  for (const values of [{ metrics: on }, { metrics: { ...on, port: 9200 }, nameOverride: 'careers' }]) {
    const manifests = await render(values);
    const monitor = manifests.find(({ kind }) => kind === 'ServiceMonitor')!;
    const [{ port: named }] = monitor.spec['endpoints'] as [{ port: string }];
    const selected = servicesOf(manifests)
      .filter(({ metadata }) => matches(metadata.labels, monitor.spec.selector!.matchLabels!))
      .filter((service) => portsOf(service).some(({ name }) => name === named));
    const pods = podsOf(manifests);
    const letIn = manifests.find(({ metadata }) => metadata.name.endsWith('-from-prometheus'))!.spec as unknown as {
      podSelector: { matchExpressions: { values: string[] }[] };
      ingress: { ports: { port: number }[] }[];
    };
    for (const [part, number] of givers) {
      assert.ok(alerts.includes(number) && dashboard.includes(number), number);
      const pod = pods.get(part)!;
      const services = selected.filter((service) => matches(pod.metadata.labels, selectorOf(service)));
      // Twice, and each of its numbers would count twice.
      assert.equal(services.length, 1, part);
      // Prometheus calls the job so, and FrontdoorGatewayGone asks for it by that name.
      assert.equal(services[0]!.metadata.labels[monitor.spec['jobLabel'] as string], part);
      const { targetPort, port } = portsOf(services[0]!).find(({ name }) => name === named)!;
      const containers = pod.spec.containers as unknown as { ports?: { name: string; containerPort: number }[] }[];
      const opened = containers.flatMap(({ ports = [] }) => ports).find(({ name }) => name === targetPort);
      assert.equal(opened?.containerPort, port);
      assert.ok(letIn.podSelector.matchExpressions[0]!.values.includes(part), part);
      assert.deepEqual(letIn.ingress[0]!.ports, [{ port }]);
    }
  }
});

test('the gateway gives its numbers by a Service inside, also where its own one is public, and none where metrics are off', async () => {
  const ports = async (enabled: boolean) => {
    const manifests = await render({ gateway: { service: { type: 'LoadBalancer' } }, metrics: { enabled } });
    const ofGateway = servicesOf(manifests).filter(({ metadata }) => metadata.name.includes('-gateway'));
    return ofGateway.map((service) => [
      service.metadata.name,
      service.spec['type'] ?? service.spec['clusterIP'],
      portsOf(service).map(({ name }) => name),
    ]);
  };
  const own = ['frontdoor-gateway', 'LoadBalancer', ['http']];
  assert.deepEqual(await ports(true), [['frontdoor-gateway-metrics', 'None', ['metrics']], own]);
  assert.deepEqual(await ports(false), [own]);
});

test('fault 653: APIs that are not ready can be asked, by the one Service that the gateway has for the page about the system', async () => {
  const manifests = await render({ metrics: { enabled: true } });
  const pods = podsOf(manifests);
  const ofApi = servicesOf(manifests).filter((service) =>
    matches(pods.get('api')!.metadata.labels, selectorOf(service)),
  );
  const unready = ofApi.filter(({ spec }) => spec['publishNotReadyAddresses'] === true);
  const [gateway] = pods.get('gateway')!.spec.containers;
  const setting = (wanted: string) => gateway?.env?.find(({ name }) => name === wanted)?.value;
  assert.deepEqual(
    unready.map(({ metadata }) => metadata.name),
    [`${setting('API_HOST')}${setting('API_STATUS_SUFFIX')}`],
  );
  assert.deepEqual(
    portsOf(unready[0]!).map(({ name }) => name),
    ['http'],
  );
  // Forms go by the other one, which has none that is not ready.
  assert.notEqual(one(manifests, 'Service', setting('API_HOST')!).spec['publishNotReadyAddresses'], true);
});

test('an alert links to its section of the page whose address is given, as the rules that make alerts prints', async () => {
  const page = 'https://git.example.com/frontdoor/docs/alerts.md';
  for (const runbookUrl of ['', page]) {
    const manifests = await render({ metrics: { enabled: true, prometheusRule: { enabled: true, runbookUrl } } });
    const { groups } = manifests.find(({ kind }) => kind === 'PrometheusRule')!.spec;
    const root = join(chart, '../../..');
    const env = { ...process.env, RUNBOOK_URL: runbookUrl };
    const printed = execFileSync(join(root, 'infra/monitoring/print-alerts.sh'), { cwd: root, encoding: 'utf8', env });
    // What the chart says besides is which release is meant: beside-others.test.ts.
    const plain = JSON.stringify(groups)
      .replaceAll(/namespace=\\"default\\"(?:, )?/g, '')
      .replaceAll('"namespace":"default","installation":"frontdoor",', '');
    assert.deepEqual(JSON.parse(plain), (parse(printed) as { groups: object }).groups);
    assert.equal(printed.includes(`runbook_url: ${page}#frontdoorworkergone`), runbookUrl === page);
  }
});
