import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './free-port';
import type { TestApi } from './start-api';
import { startWorker } from './start-worker';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
/** A line of the gateway about a page that a person has opened. */
export const visitLine = (visit: object) =>
  JSON.stringify({ status: 200, path: '/about', referer: '', user_agent: firefox, ...visit });

/** Tells it over a connection, which ends once all was read. */
export async function byConnection(port: number, parts: readonly string[]): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  for (const part of parts) socket.write(part);
  socket.end();
  await once(socket.resume(), 'close');
}

/** Tells it by datagrams. Nobody says when they were read. */
export async function byDatagrams(port: number, lines: readonly string[]): Promise<void> {
  const socket = createSocket('udp4');
  for (const text of lines) await new Promise<void>((resolve) => socket.send(text, port, '127.0.0.1', () => resolve()));
  socket.close();
  await setTimeout(500);
}

/** Has a worker hear this from a gateway, and stops it once it has heard all. */
export async function tellVisits(
  { databaseUrl }: TestApi,
  parts: readonly string[],
  way = byConnection,
): Promise<void> {
  const port = await freePort();
  const worker = await startWorker({
    DATABASE_URL: databaseUrl,
    QUEUE_URL: databaseUrl,
    VISITS_PORT: port,
    SITE_URL: 'http://site.example',
  });
  try {
    await way(Number(port), parts);
  } finally {
    await worker.close();
  }
}
