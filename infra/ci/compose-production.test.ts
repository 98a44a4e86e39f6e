import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect as connectHttp2 } from 'node:http2';
import { request, type IncomingMessage } from 'node:http';
import { createServer, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { text } from 'node:stream/consumers';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { after, before, describe, test } from 'node:test';
import { findFreePort } from '../local/process/find-free-port.ts';
import { root } from '../local/paths.ts';
import { askQuicVersions } from './tls/ask-quic-versions.ts';
import { askTestssl, explained, hasTestssl } from './tls/testssl.ts';
import { runToEnd } from '../local/process/run-to-end.ts';
import { readVersion } from '../release/version-places.ts';
import { isLongForm } from '../../tests/support/journeys/extent.ts';
import { until } from '../../tests/support/until.ts';
import { type ComposeProject, prepareProject } from './compose-project.ts';

const NAME = 'jobs.example.com';
/** Sent from the network of another container: connects, and says what came of it. */
const TRY = `const [host, port] = process.argv.slice(1);
  const end = (what) => { console.log(what); process.exit(); };
  const socket = require('net').connect({ host, port: Number(port) }).on('connect', () => end('connected')).on('error', ({ code }) => end(code));
  setTimeout(() => end('nothing'), 5000);`;

// Minutes of waiting; the files are read by compose-config.test.ts in every run.
if (isLongForm)
  describe('A server of production', () => {
    let project: ComposeProject;
    let [httpPort, httpsPort] = [0, 0];
    let authority = '';
    const compose = (...args: string[]) => project.compose(...args);

    before(async () => {
      [httpPort, httpsPort] = [await findFreePort(0), await findFreePort(0)];
      project = await prepareProject(process.env.COMPOSE_SMOKE_PROJECT ?? `frontdoor-production-${process.pid}`, {
        files: ['docker-compose.yml', 'docker-compose.production.yml', 'infra/ci/authority.compose.yml'],
        settings: {
          TAG: readVersion(root),
          SITE_ADDRESS: NAME,
          COMPOSE_PROFILES: 'postgres,redis,storage,scan',
          ACME_DIRECTORY: 'https://authority.example/acme/local/directory',
          HTTP_PORT: `${httpPort}`,
          HTTPS_PORT: `${httpsPort}`,
          PUBLIC_BIND_ADDRESS: '127.0.0.1',
          SCAN: 'clamd://clamav:3310',
          // Of the addresses in .env.example, which a server refuses otherwise.
          EXAMPLE_COMPANY: 'yes',
        },
      });
      await compose('build');
      await compose('up', '--detach', '--wait', '--wait-timeout', '300');
      authority = await compose('exec', '-T', 'front', 'cat', '/authority/pki/authorities/local/root.crt');
    });
    after(async () => {
      process.stderr.write(await compose('ps', '--all').catch(String));
      await project.remove();
    });

    async function openTls(): Promise<TLSSocket> {
      const socket = connectTls({ host: '127.0.0.1', port: httpsPort, servername: NAME, ca: authority });
      await once(socket, 'secureConnect');
      return socket;
    }

    async function ask(
      path: string,
      method = 'GET',
    ): Promise<{ status: number; headers: Record<string, unknown>; body: string }> {
      const session = connectHttp2(`https://${NAME}:${httpsPort}`, {
        createConnection: () =>
          connectTls({ host: '127.0.0.1', port: httpsPort, servername: NAME, ca: authority, ALPNProtocols: ['h2'] }),
      });
      const failed = new Promise<never>((_resolve, reject) => session.once('error', reject));
      const stream = session.request({ ':path': path, ':method': method }).on('error', () => undefined);
      try {
        const answered = once(stream, 'response') as Promise<[Record<string, unknown>]>;
        const [headers] = await Promise.race([answered, failed]);
        return { status: Number(headers[':status']), headers, body: await text(stream) };
      } finally {
        session.destroy();
      }
    }

    async function askPlain(path: string, method = 'GET'): Promise<IncomingMessage> {
      const call = request({ host: '127.0.0.1', port: httpPort, path, method, headers: { Host: NAME } }).end();
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      answer.resume();
      return answer;
    }

    test('orders a certificate for its name, and answers over HTTP/2 with it', async () => {
      const { status, headers, body } = await until('the certificate has come', () => ask('/career'));
      assert.equal(status, 200);
      assert.match(body, /<html/);
      assert.equal(headers['strict-transport-security'], 'max-age=31536000');
      assert.match(String(headers['alt-svc']), /h3=":443"/);
      assert.equal((await ask('/api/jobposts')).status, 200);
    });

    test('answers QUIC, which carries HTTP/3, on the same port of UDP', async () => {
      const versions = await until('a list of versions', () => askQuicVersions(httpsPort));
      assert.ok(versions.includes(1), versions.join());
    });

    test('fault 426: pages without TLS lead to their address with TLS, and API calls are refused', async () => {
      const page = await askPlain('/career?from=mail');
      assert.equal(page.statusCode, 308);
      assert.equal(page.headers.location, `https://${NAME}:${httpsPort}/career?from=mail`);
      assert.equal(page.headers['strict-transport-security'], undefined);
      for (const [path, method] of [
        ['/api/session', 'POST'],
        ['/api/jobposts', 'GET'],
        ['/uploads/a', 'GET'],
      ] as const)
        assert.equal((await askPlain(path, method)).statusCode, 403, path);
    });

    test('testssl.sh finds no weakness of its TLS', { skip: hasTestssl ? false : 'needs testssl.sh' }, async () => {
      await until('the certificate has come', openTls);
      const found = await askTestssl(`${NAME}:${httpsPort}`, authority);
      assert.ok(found.length > 50, `${found.length} findings`);
      const weak = found.filter(({ severity }) => ['MEDIUM', 'HIGH', 'CRITICAL', 'FATAL'].includes(severity));
      assert.deepEqual(
        weak.filter(({ id }) => !explained.has(id)),
        [],
      );
    });

    test('its processes know the address of the site by its name', async () => {
      const known = await compose('exec', '-T', 'api', 'printenv', 'SITE_URL');
      assert.equal(known.trim(), `https://${NAME}:${httpsPort}`);
    });

    test('has no MailDev', async () => {
      assert.doesNotMatch(await compose('ps', '--all', '--services'), /maildev|inbox/);
    });

    test('fault 425: each container reaches what lies outside, or does not, as it should', async () => {
      const outside = await listenOutside();
      try {
        const running = (await compose('ps', '--services')).trim().split('\n');
        assert.ok(running.length >= 8, running.join());
        const came: Record<string, string> = {};
        for (const service of running) came[service] = await tryFrom(service, outside);
        const withWayOut = Object.keys(came).filter((service) => came[service] === 'connected');
        assert.deepEqual(
          withWayOut.toSorted(),
          ['api', 'authority', 'clamav', 'front', 'web', 'worker'],
          JSON.stringify(came),
        );
        const migrate = [
          'run',
          '--rm',
          '--no-deps',
          '-T',
          '--entrypoint',
          'node',
          'migrate',
          '-e',
          TRY,
          ...outside.address,
        ];
        assert.equal((await compose(...migrate)).trim(), 'connected');
      } finally {
        outside.server.close();
      }
    });

    async function tryFrom(service: string, { address }: Awaited<ReturnType<typeof listenOutside>>): Promise<string> {
      const [container] = await project.containersOf(service);
      const image = `frontdoor/backend:${readVersion(root)}`;
      const args = [
        'run',
        '--rm',
        '--network',
        `container:${container}`,
        '--entrypoint',
        'node',
        image,
        '-e',
        TRY,
        ...address,
      ];
      return (await runToEnd('docker', args)).trim();
    }

    test('fault 427: has the same certificate after its front was made anew three times', async () => {
      const fingerprint = async () => {
        const socket = await openTls();
        const { fingerprint256 } = socket.getPeerCertificate();
        socket.destroy();
        return fingerprint256;
      };
      const first = await fingerprint();
      for (let time = 0; time < 3; time += 1) {
        await compose('up', '--detach', '--wait', '--no-deps', '--force-recreate', 'front');
        assert.equal(await until('the front answers', fingerprint), first);
      }
      // Nor was another account made, which an authority counts as well.
      const accounts = await compose('exec', '-T', 'front', 'sh', '-c', 'ls /data/caddy/acme/*/users | wc -l');
      assert.equal(accounts.trim(), '1');
    });
  });

/** A server on an address of this machine that belongs to no network of containers. */
async function listenOutside(): Promise<{ server: Server; address: [host: string, port: string] }> {
  const own = Object.entries(networkInterfaces()).filter(([name]) => !/^(?:br-|docker|veth)/.test(name));
  const host = own
    .flatMap(([, list = []]) => list)
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  assert.ok(host, 'this machine has no address but its own');
  // Some have gone before they are greeted.
  const server = createServer((socket) => void socket.on('error', () => undefined).end());
  server.listen(0, '0.0.0.0');
  await once(server, 'listening');
  return { server, address: [host, String((server.address() as { port: number }).port)] };
}
