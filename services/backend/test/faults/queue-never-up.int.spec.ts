import { setTimeout as sleep } from 'node:timers/promises';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import request from 'supertest';
import { eventually } from '../eventually';
import { postApplication } from '../post-application';
import { startApi } from '../start-api';
import { startSmtp } from '../start-smtp';
import { startWorker } from '../start-worker';

const redis = process.env['TEST_REDIS_URL'];
const withRedis = redis ? it : it.skip;

it('fault 73: an API is ready and takes applications although its queue was never there', async () => {
  const api = await startApi({ QUEUE_URL: 'redis://127.0.0.1:1' });
  await request(api.url).get('/health/ready').expect(200);
  await postApplication(api.url).expect(201);
  await api.stop();
});

withRedis(
  'fault 73: a worker that was started before its Redis waits for it, and then mails what has piled up',
  async () => {
    // A database of its own: other suites work on the first one at the same time.
    const [door, smtp, api] = [await startTcpDoor(redis!, '/5'), await startSmtp(), await startApi()];
    for (let at = 0; at < 3; at += 1) await postApplication(api.url, { key: `before-the-queue-000${at}` }).expect(201);
    const { databaseUrl, storageUrl } = api;
    const addresses = { DATABASE_URL: databaseUrl, STORAGE_URL: storageUrl, MAIL_URL: smtp.url, QUEUE_URL: door.url };
    const starting = startWorker({ ...addresses, ACKNOWLEDGE: 'none' });
    await sleep(3_000);
    expect(smtp.mails).toEqual([]);
    door.open();
    const worker = await starting;
    await eventually(() => smtp.mails.length >= 3, 'the mails');
    expect(smtp.mails).toHaveLength(3);
    await worker.close();
    await Promise.all([api.stop(), smtp.stop(), door.stop()]);
  },
);

/** The address of a service that refuses every connection until `open` is called; `path` may name another part of it. */
async function startTcpDoor(serviceUrl: string, path = '') {
  const target = new URL(serviceUrl);
  const sockets = new Set<Socket>();
  let isOpen = false;
  const server = createServer((client) => {
    if (!isOpen) return client.resetAndDestroy();
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => [client, upstream].forEach((end) => end.destroy()));
    }
    client.pipe(upstream).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(serviceUrl), { host: `127.0.0.1:${port}`, pathname: path }).toString(),
    open: () => void (isOpen = true),
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
