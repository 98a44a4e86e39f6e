import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface DatabaseWire {
  /** The same database, by way of this wire. */
  wayTo: (databaseUrl: string) => string;
  /** The next statement with this in it reaches the database; its answer is lost with the connection. */
  loseAnswerTo: (statement: string) => void;
  /** From now on nothing passes, and nobody is told: packets vanish. */
  partition: () => void;
  heal: () => void;
  stop: () => Promise<void>;
}

/** A wire to the tests' PostgreSQL that breaks as real ones do. */
export async function startDatabaseWire(): Promise<DatabaseWire> {
  const target = new URL(process.env['TEST_DATABASE_URL']!);
  const open = new Set<Socket>();
  let [lost, isPartitioned]: [string | null, boolean] = [null, false];
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    let isCut = false;
    const tearDown = () => {
      client.resetAndDestroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket)).on('error', () => undefined);
    }
    client.on('data', (chunk) => {
      if (isPartitioned) return;
      if (lost !== null && chunk.includes(lost)) [isCut, lost] = [true, null];
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      // PostgreSQL answers once the statement is committed.
      if (isCut) return tearDown();
      if (!isPartitioned) client.write(chunk);
    });
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => isPartitioned || client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    wayTo: (databaseUrl) => Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).toString(),
    loseAnswerTo: (statement) => void (lost = statement),
    partition: () => void (isPartitioned = true),
    heal: () => void (isPartitioned = false),
    stop: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
