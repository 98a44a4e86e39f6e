import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type Manifest, one, podsOf, render } from './render.ts';

/** Addresses that the worker opens no connection to, and why. */
const noWay: Record<string, string> = {
  BACKUP_URL: 'read by files and rehearsal',
  DATABASE_OWNER_URL: 'read by migrate and rehearsal',
  OIDC_ISSUER: 'asked by the API',
  READER_URL: 'a socket in the pod',
};

/** Addresses that the worker opens, and the policy that allows each. */
const policyOf: Record<string, string> = {
  DATABASE_URL: 'to-database',
  QUEUE_URL: 'to-queue',
  STORAGE_URL: 'to-storage',
  MAIL_URL: 'to-mail',
  OPERATOR_MAIL_URL: 'to-mail',
  MAIL_TOKEN_URL: 'to-tokens',
  IMAP_URL: 'to-mailbox',
  OPERATOR_WEBHOOK_URL: 'to-operator',
  HEARTBEAT_URL: 'to-operator',
  REHEARSAL_HEARTBEAT_URL: 'to-operator',
  SITE_URL: 'to-site',
  SHELLS_URL: 'worker-to-gateway',
  SCAN: 'to-scan',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'to-traces',
  DNS_SERVER: 'to-dns-server',
};
const secrets = ['OPERATOR_MAIL_URL', 'MAIL_TOKEN_URL', 'IMAP_URL', 'OPERATOR_WEBHOOK_URL', 'HEARTBEAT_URL'];
const everything = {
  secretKeys: Object.fromEntries([...secrets, 'REHEARSAL_HEARTBEAT_URL'].map((name) => [name, { name: 'addresses' }])),
  settings: {
    SCAN: 'clamd://clamav:3310',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
    DNS_SERVER: '10.0.0.7',
  },
};

interface Way {
  podSelector: { matchLabels: Record<string, string>; matchExpressions?: { values: string[] }[] };
  policyTypes: string[];
  egress: { to?: object[]; ports: { port: number; protocol: string }[] }[];
}
/** The ways out of the worker, by the name of their policy without that of the release. */
const waysOfWorker = (manifests: readonly Manifest[]) =>
  new Map(
    manifests.flatMap(({ kind, metadata, spec }) => {
      const way = spec as unknown as Way;
      if (kind !== 'NetworkPolicy' || !way.policyTypes.includes('Egress') || !way.egress) return [];
      const part = way.podSelector.matchLabels['app.kubernetes.io/component'];
      const parts = part ? [part] : (way.podSelector.matchExpressions?.[0]?.values ?? []);
      return parts.includes('worker') ? [[metadata.name.replace('frontdoor-', ''), way] as const] : [];
    }),
  );

test('fault 714: each address that the worker opens has a policy that names it, and is known here', async () => {
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
  const addresses = [...example.matchAll(/^(?:# )?((?:[A-Z_]+_(?:URL|ENDPOINT|ISSUER|SERVER))|SCAN)=/gm)].map(
    ([, name = '']) => name,
  );
  assert.deepEqual(new Set(addresses), new Set([...Object.keys(policyOf), ...Object.keys(noWay)]));
  const manifests = await render(everything);
  const [worker] = podsOf(manifests).get('worker')!.spec.containers;
  const given = new Set(worker!.env?.map(({ name }) => name.replace(/_FILE$/, '')));
  const ways = waysOfWorker(manifests);
  for (const [name, way] of Object.entries(policyOf)) {
    assert.ok(given.has(name), `${name} is not given to the worker`);
    assert.ok(ways.has(way), `${name} has no ${way}`);
  }
  // And no way that nothing needs.
  assert.deepEqual(new Set(ways.keys()), new Set([...Object.values(policyOf), 'to-dns']));
});

test('fault 714: the worker alone may open the site at its public address, where that has a certificate', async () => {
  const to = [{ ipBlock: { cidr: '203.0.113.7/32' } }];
  const values = (SITE_URL: string) => ({
    settings: { SITE_URL },
    networkPolicy: { site: { to, ports: [443, 8443] }, storage: { to: [], ports: [9000] } },
  });
  const manifests = await render(values('https://jobs.example.com'));
  const { podSelector, egress } = one(manifests, 'NetworkPolicy', 'frontdoor-to-site').spec as unknown as Way;
  assert.deepEqual(podSelector.matchExpressions?.[0]?.values, ['worker']);
  assert.deepEqual(egress, [{ to, ports: [443, 8443].map((port) => ({ port, protocol: 'TCP' })) }]);
  assert.ok(!waysOfWorker(await render(values('http://jobs.example.com'))).has('to-site'));
});

test('the server that DNS_SERVER names may be asked by API and worker, at its address and port alone', async () => {
  const wayTo = async (server: string) => {
    const manifests = await render({ settings: { DNS_SERVER: server } });
    return one(manifests, 'NetworkPolicy', 'frontdoor-to-dns-server').spec as unknown as {
      podSelector: { matchExpressions: { values: string[] }[] };
      egress: { to: { ipBlock: { cidr: string } }[]; ports: { port: number; protocol: string }[] }[];
    };
  };
  for (const [server, cidr, port] of [
    ['1.1.1.1', '1.1.1.1/32', 53],
    ['10.0.0.7:5353', '10.0.0.7/32', 5353],
    ['2606:4700::1111', '2606:4700::1111/128', 53],
    ['[2606:4700::1111]:5353', '2606:4700::1111/128', 5353],
  ] as const) {
    const { podSelector, egress } = await wayTo(server);
    assert.deepEqual(podSelector.matchExpressions[0]!.values, ['api', 'worker']);
    const ports = ['UDP', 'TCP'].map((protocol) => ({ port, protocol }));
    assert.deepEqual(egress, [{ to: [{ ipBlock: { cidr } }], ports }], server);
  }
  const without = await render({});
  assert.ok(!without.some(({ metadata }) => metadata.name === 'frontdoor-to-dns-server'));
});
