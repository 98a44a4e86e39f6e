import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The address of a service that refuses every connection until `open` is called; `path` may name another part of it. */
export async function startTcpDoor(serviceUrl: string, path = '') {
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
