import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { root } from '../local/paths.ts';

// What compose makes of the files, without an engine: a test of its own starts them, where there is time.
const BASE = ['docker-compose.yml'];
const PRODUCTION = [...BASE, 'docker-compose.production.yml'];
const BEHIND_PROXY = [...PRODUCTION, 'docker-compose.behind-proxy.yml'];
const folder = mkdtempSync(join(tmpdir(), 'compose-config-'));
const settingsFile = join(folder, '.env');
copyFileSync(join(root, '.env.example'), settingsFile);
after(() => rmSync(folder, { recursive: true }));

interface Port {
  host_ip?: string;
  published: string;
  target: number;
  protocol: string;
}
interface Service {
  environment?: Record<string, string>;
  depends_on?: Record<string, { required: boolean }>;
  ports?: Port[];
  networks?: Record<string, unknown>;
  network_mode?: string;
  volumes?: { source: string; target: string; read_only?: boolean }[];
  user?: string;
  secrets?: { source: string }[];
  cpus?: number;
  healthcheck?: { start_period?: string; timeout?: string };
}
interface Config {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean; driver_opts?: Record<string, string>; ipam?: { config?: object[] } }>;
}

const made = { SECRETS_DIR: join(folder, 'secrets') };
const site = { ...made, SITE_ADDRESS: 'jobs.example.com', COMPOSE_PROFILES: 'postgres,redis,storage' };

function readConfig(files: string[], settings: Record<string, string>) {
  const args = [
    'compose',
    ...files.flatMap((file) => ['-f', file]),
    '--env-file',
    settingsFile,
    'config',
    '--format',
    'json',
  ];
  const { PATH = '', HOME = '' } = process.env;
  const { stdout, stderr } = spawnSync('docker', args, {
    cwd: root,
    encoding: 'utf8',
    env: { PATH, HOME, ...settings },
  });
  return { stderr, config: stdout ? (JSON.parse(stdout) as Config) : undefined };
}

function configOf(files: string[], settings: Record<string, string>): Config {
  const { stderr, config } = readConfig(files, settings);
  assert.equal(stderr, '');
  return config!;
}

const publishedBy = ({ services }: Config) =>
  Object.values(services).flatMap(({ ports = [] }) =>
    ports.map(({ host_ip, published, target, protocol }) => `${host_ip}:${published} to ${target}/${protocol}`),
  );

test('fault 423: without secrets compose stops and says what to do', () => {
  assert.match(readConfig(BASE, {}).stderr, /SECRETS_DIR is missing a value: There are no secrets yet\..*make secrets/);
});

test('fault 424: without the name of the site, or the list of parts, production stops and says what to set', () => {
  assert.match(readConfig(PRODUCTION, { ...site, SITE_ADDRESS: '' }).stderr, /SITE_ADDRESS=jobs\.example\.com/);
  const { COMPOSE_PROFILES: _, ...withoutParts } = site;
  assert.match(readConfig(PRODUCTION, withoutParts).stderr, /COMPOSE_PROFILES=postgres,redis,storage/);
});

test('production publishes TLS on 443, also for HTTP/3, and 80, and nothing else', () => {
  const config = configOf(PRODUCTION, site);
  assert.deepEqual(publishedBy(config), ['0.0.0.0:80 to 80/tcp', '0.0.0.0:443 to 443/tcp', '0.0.0.0:443 to 443/udp']);
  assert.deepEqual(
    Object.keys(config.services).filter((name) => /maildev|inbox/.test(name)),
    [],
  );
});

test('the address of the site follows its name, whatever SITE_URL says', () => {
  const urls = (settings: Record<string, string>) => {
    const { services } = configOf(PRODUCTION, settings);
    return ['api', 'worker', 'migrate'].map((name) => services[name]?.environment?.SITE_URL);
  };
  assert.deepEqual([...new Set(urls(site))], ['https://jobs.example.com']);
  const other = urls({ ...site, HTTPS_PORT: '8443', SITE_URL: 'http://other.example' });
  assert.deepEqual([...new Set(other)], ['https://jobs.example.com:8443']);
});

test('the certificates are on a volume', () => {
  const { volumes = [] } = configOf(PRODUCTION, site).services.front!;
  assert.deepEqual(
    volumes.map(({ source, target }) => [source, target]),
    [['certificates', '/data/caddy']],
  );
});

test('fault 468: private keys are read by the user of the gateway alone, without a network, and go to the backup sealed', () => {
  const { services } = configOf(PRODUCTION, site);
  const holders = (volume: string) =>
    Object.entries(services).flatMap(([name, { volumes = [] }]) =>
      volumes
        .filter(({ source }) => source === volume)
        .map(({ read_only }) => `${name}${read_only ? ', reading' : ''}`),
    );
  assert.deepEqual(holders('certificates').toSorted(), ['certificates, reading', 'front']);
  assert.deepEqual(holders('sealed-certificates').toSorted(), ['backup', 'certificates']);
  const { network_mode, user, secrets = [] } = services.certificates!;
  assert.deepEqual([network_mode, user], ['none', '10001:10001']);
  assert.deepEqual(
    secrets.map(({ source }) => source),
    ['backup_key'],
  );
});

test('parts of your own are not started, and nothing waits for them', () => {
  const parts: Record<string, string[]> = { postgres: ['postgres'], redis: ['redis'], storage: ['minio', 'bucket'] };
  for (const [part, services] of Object.entries(parts)) {
    const others = Object.keys(parts).filter((name) => name !== part);
    const config = configOf(PRODUCTION, { ...site, COMPOSE_PROFILES: others.join() });
    for (const name of services) assert.ok(!config.services[name], name);
  }
  const { services } = configOf(PRODUCTION, { ...site, COMPOSE_PROFILES: '' });
  assert.deepEqual(Object.keys(services).toSorted(), ['api', 'front', 'migrate', 'reader', 'web', 'worker']);
});

test('every service of production has a share of the processor', () => {
  const { services } = configOf(PRODUCTION, { ...site, COMPOSE_PROFILES: `${site.COMPOSE_PROFILES},scan` });
  for (const [name, { cpus }] of Object.entries(services)) assert.equal(cpus, 1, name);
});

test('fault 517: every service whose health is looked at has minutes to start, and each look many seconds, which a busy machine takes', () => {
  for (const [files, settings] of [
    [BASE, { ...made, COMPOSE_PROFILES: 'scan' }],
    [PRODUCTION, { ...site, COMPOSE_PROFILES: `${site.COMPOSE_PROFILES},scan` }],
  ] as const)
    for (const [name, { healthcheck }] of Object.entries(configOf([...files], settings).services)) {
      if (!healthcheck) continue;
      assert.match(healthcheck.start_period ?? '', /^[2-9]m/, name);
      assert.match(healthcheck.timeout ?? '', /^[2-5]\ds$/, name);
    }
});

test('fault 425: only the front, the gateways, the API, the worker, migrate and the scanner are on a network with a way out', () => {
  const { services, networks } = configOf(PRODUCTION, { ...site, COMPOSE_PROFILES: `${site.COMPOSE_PROFILES},scan` });
  for (const [name, { internal, driver_opts: options = {} }] of Object.entries(networks))
    // Without the second, everything that listens on the machine is within reach.
    if (name !== 'edge') assert.ok(internal && options['com.docker.network.bridge.inhibit_ipv4'] === 'true', name);
  const withWayOut = Object.entries(services).filter(
    ([, one]) => one.network_mode !== 'none' && 'edge' in (one.networks ?? {}),
  );
  assert.deepEqual(withWayOut.map(([name]) => name).toSorted(), ['api', 'clamav', 'front', 'migrate', 'web', 'worker']);
});

test('fault 420: what faces visitors believes the end of its network that is this machine, where a TLS proxy may be, and nobody with TLS of its own', () => {
  const trusted = (files: string[], settings: Record<string, string> = {}) => {
    const { services } = configOf(files, { ...site, ...settings });
    return (services.front ?? services.web)?.environment?.TRUSTED_PROXIES;
  };
  assert.equal(trusted(BASE), '127.0.0.1/32 172.16.83.1/32');
  assert.equal(trusted(BEHIND_PROXY, { EDGE_NETWORK: '10.9.8' }), '127.0.0.1/32 10.9.8.1/32');
  assert.equal(trusted(PRODUCTION), '127.0.0.1/32');
  assert.deepEqual(configOf(BASE, made).networks.edge?.ipam?.config, [
    { subnet: '172.16.83.0/24', gateway: '172.16.83.1' },
  ]);
});

test('fault 387: the gateways behind the front believe its address alone, and the API counts one step more', () => {
  const { services } = configOf(PRODUCTION, { ...site, EDGE_NETWORK: '10.9.8' });
  assert.deepEqual(services.front?.networks, { edge: { ipv4_address: '10.9.8.250' } });
  assert.equal(services.web?.environment?.TRUSTED_PROXIES, '10.9.8.250/32');
  assert.equal(services.api?.environment?.TRUST_PROXY, '3');
});

test('behind a TLS proxy the front listens on this machine alone, without TLS', () => {
  const config = configOf(BEHIND_PROXY, site);
  assert.deepEqual(publishedBy(config), ['127.0.0.1:8080 to 8080/tcp']);
  assert.equal(config.services.front?.environment?.TLS, 'off');
});
