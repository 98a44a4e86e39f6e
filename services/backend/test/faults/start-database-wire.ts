import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface DatabaseWire {
  /** The same database, by way of this wire. */
  wayTo: (databaseUrl: string) => string;
  /** The next statement with this in it reaches the database; its answer is lost with the connection. */
  loseAnswerTo: (statement: string) => void;
  /** From now on every connection is ended in the very packet that says it is ready, as by a server that is stopping. */
  endWhenReady: () => void;
  /** From now on nothing passes, and nobody is told: packets vanish. */
  partition: () => void;
  heal: () => void;
  stop: () => Promise<void>;
}

const READY = Buffer.from('Z\0\0\0\x05I', 'latin1');
const SHUTDOWN = errorMessage({ S: 'FATAL', C: '57P01', M: 'terminating connection due to administrator command' });

/** A wire to the tests' PostgreSQL that breaks as real ones do. */
export async function startDatabaseWire(): Promise<DatabaseWire> {
  const target = new URL(process.env['TEST_DATABASE_URL']!);
  const open = new Set<Socket>();
  let [lost, isPartitioned, isEnding]: [string | null, boolean, boolean] = [null, false, false];
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
      if (isEnding && chunk.subarray(-READY.length).equals(READY)) return client.end(Buffer.concat([chunk, SHUTDOWN]));
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
    endWhenReady: () => void (isEnding = true),
    partition: () => void (isPartitioned = true),
    heal: () => void ([isPartitioned, isEnding] = [false, false]),
    stop: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** ErrorResponse of PostgreSQL's wire protocol: https://www.postgresql.org/docs/current/protocol-message-formats.html */
function errorMessage(fields: Record<string, string>): Buffer {
  const body = Object.entries(fields).map(([kind, text]) => `${kind}${text}\0`);
  const bytes = Buffer.from(`E\0\0\0\0${body.join('')}\0`, 'latin1');
  bytes.writeInt32BE(bytes.length - 1, 1);
  return bytes;
}
