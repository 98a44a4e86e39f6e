import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import pino from 'pino';
import { logAndSecure } from './log-and-secure';

const paths = ['/health/live', '/health/ready', '/healthy', '/api/jobposts?q=somebody'];

/** The lines about one request for each of `paths`, by an API that answers all with this status. */
async function linesOf(status: number): Promise<unknown[]> {
  const lines: { path: string; status: number }[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) };
  const observed: number[] = [];
  const app = express();
  app.use(
    logAndSecure({ logger: pino({ level: 'info' }, stream), observe: ({ status: seen }) => observed.push(seen) }),
  );
  app.use((_request, response) => void response.sendStatus(status));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  for (const path of paths) await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(observed).toEqual(paths.map(() => status));
  return lines.map((line) => [line.path, line.status]);
}

it('A request has one line, without its query; a health check that is passed has none', async () => {
  expect(await linesOf(200)).toEqual([
    ['/healthy', 200],
    ['/api/jobposts', 200],
  ]);
});

it('a health check that is not passed has a line', async () => {
  expect(await linesOf(503)).toHaveLength(paths.length);
});
