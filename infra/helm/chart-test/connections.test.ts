import assert from 'node:assert/strict';
import { test } from 'node:test';
import { one, render } from './render.ts';

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
