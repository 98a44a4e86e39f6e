import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { findPromtool } from '../../monitoring/promtool.ts';
import { run } from '../cluster-test/run.ts';
import { type Manifest, render } from './render.ts';

type Labels = Record<string, string>;
interface Rule {
  alert: string;
  expr: string;
  labels: Labels;
}
interface Service {
  ports: { name: string }[];
}

const promtool = findPromtool();
const withoutIt = promtool === null && 'promtool is not here: run `make prepare`';
const on = { enabled: true, prometheusRule: { enabled: true } };
const scraped = { metrics: { ...on, serviceMonitor: { enabled: true } } };

/** Three installations that one Prometheus sees, two of them in one namespace; the first one is the one that something is wrong with. */
const releases = [
  { namespace: 'jobs', release: 'frontdoor', name: 'frontdoor' },
  { namespace: 'jobs', release: 'next', name: 'next-frontdoor' },
  { namespace: 'other', release: 'frontdoor', name: 'frontdoor' },
];
const specOf = (manifests: readonly Manifest[]) => manifests.find(({ kind }) => kind === 'PrometheusRule')!.spec;
const rulesOf = (manifests: readonly Manifest[]) =>
  (specOf(manifests)['groups'] as { rules: Rule[] }[]).flatMap(({ rules }) => rules);

const folder = mkdtempSync(join(tmpdir(), 'beside-others-'));
after(() => rmSync(folder, { recursive: true }));
before(async () => {
  for (const [index, one] of releases.entries())
    writeFileSync(join(folder, `${index}.json`), JSON.stringify(specOf(await render(scraped, one))));
});

const HEALTHY = {
  frontdoor_queue_up: ['worker', '', '1+0x60'],
  frontdoor_outbox: ['worker', 'state="dead"', '0+0x60'],
  frontdoor_wal_waiting_seconds: ['worker', '', '0+0x60'],
  frontdoor_uploads_open: ['api', '', '0+0x60'],
  frontdoor_database_pool: ['api', 'state="total"', '4+0x60'],
  caddy_http_requests_in_flight: ['gateway', 'handler="subroute"', '1+0x60'],
  caddy_http_request_duration_seconds_count: ['gateway', 'handler="subroute", code="200"', '0+6000x60'],
} satisfies Record<string, [part: string, labels: string, values: string]>;
type Given = Partial<Record<keyof typeof HEALTHY, string | null>>;

/** The numbers of an installation, with the labels that the Prometheus operator gives those that a ServiceMonitor finds. */
function numbersOf({ namespace, name }: (typeof releases)[number], given: Given = {}) {
  return Object.entries(HEALTHY).flatMap(([number, [part, labels, healthy]]) => {
    const values = given[number as keyof Given];
    const service = `${name}-${part === 'gateway' ? 'gateway-metrics' : part}`;
    const all = `namespace="${namespace}", service="${service}", job="${part}", instance="${namespace}-${service}", ${labels}`;
    return values === null ? [] : [{ series: `${number}{${all}}`, values: values ?? healthy }];
  });
}

const wrong: [what: string, alert: string, given: Given, more?: object[]][] = [
  ['whose worker is gone', 'FrontdoorWorkerGone', { frontdoor_queue_up: null }],
  ['whose API is gone', 'FrontdoorApiGone', { frontdoor_uploads_open: null }],
  ['whose gateway is gone', 'FrontdoorGatewayGone', { caddy_http_requests_in_flight: null }],
  ['whose database is away', 'FrontdoorDatabaseAway', { frontdoor_outbox: null }],
  ['whose WAL waits', 'FrontdoorWalWaits', { frontdoor_wal_waiting_seconds: '400+0x60' }],
  [
    'whose few requests fail',
    'FrontdoorGatewayErrors',
    { caddy_http_request_duration_seconds_count: '0+60x60' },
    [
      {
        series:
          'caddy_http_request_duration_seconds_count{namespace="jobs", service="frontdoor-gateway-metrics", job="gateway", handler="subroute", code="502"}',
        values: '0+60x60',
      },
    ],
  ],
];

for (const [what, alert, given, more = []] of wrong)
  test(`fault 713: an installation ${what} is told of beside others that are well`, { skip: withoutIt }, async () => {
    const [first, ...others] = releases as [(typeof releases)[number], ...typeof releases];
    const file = join(folder, `${alert}.json`);
    const series = [...numbersOf(first, given), ...more, ...others.flatMap((one) => numbersOf(one))];
    const expected = [{ labels: `{alertname="${alert}", namespace="jobs", installation="frontdoor"}`, value: 1 }];
    const look = {
      eval_time: '30m',
      expr: 'count by (alertname, namespace, installation) (ALERTS{alertstate="firing"})',
      exp_samples: expected,
    };
    const tests = [{ name: what, interval: '1m', input_series: series, promql_expr_test: [look] }];
    const rules = releases.map((_, index) => `${index}.json`);
    writeFileSync(file, JSON.stringify({ rule_files: rules, evaluation_interval: '1m', tests }));
    await run(promtool!, ['test', 'rules', file]);
  });

test('Prometheus understands the rules of a release', { skip: withoutIt }, async () => {
  await run(promtool!, [
    'check',
    'rules',
    '--lint-fatal',
    ...releases.map((_, index) => join(folder, `${index}.json`)),
  ]);
});

test('fault 713: each number that a rule reads is of this release, by the Services that the ServiceMonitor finds', async () => {
  for (const [{ namespace, release, name }, values] of [
    [releases[1]!, scraped],
    // Found by something else, which gives the namespace and perhaps no Service.
    [releases[2]!, { metrics: on }],
  ] as const) {
    const manifests = await render(values, { namespace, release });
    const services = manifests
      .filter(
        ({ kind, spec }) => kind === 'Service' && (spec as unknown as Service).ports.some((p) => p.name === 'metrics'),
      )
      .map(({ metadata }) => metadata.name);
    const rules = rulesOf(manifests);
    assert.ok(rules.length > 25);
    for (const { alert, expr, labels } of rules) {
      const numbers = expr.match(/\b(?:caddy|frontdoor|process)_\w+(?:\{[^}]*\})?/g);
      assert.ok(numbers, alert);
      for (const number of numbers) {
        assert.ok(number.includes(`{namespace="${namespace}"`), number);
        const [, asked] = /, service=~"([^"]*)"/.exec(number) ?? [];
        if (values === scraped)
          assert.deepEqual(
            services.filter((one) => new RegExp(`^(?:${asked})$`).test(one)),
            services,
          );
        else assert.equal(asked, undefined);
      }
      assert.deepEqual([labels['namespace'], labels['installation']], [namespace, name]);
    }
  }
});
