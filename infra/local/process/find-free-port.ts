import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below the ports from which systems take one for an outgoing connection (Linux from 32768, macOS and Windows from 49152). One of
// those may be gone before the part that it was found for listens.
const LOWEST_PORT = 10_240;
const PAST_HIGHEST_PORT = 32_768;
const ATTEMPTS = 1_000;

/** The preferred port of 127.0.0.1, or any free one where it is taken; 0 = any. */
export async function findFreePort(preferred: number): Promise<number> {
  if (preferred > 0 && (await isFree(preferred))) return preferred;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(LOWEST_PORT, PAST_HIGHEST_PORT);
    if (await isFree(port)) return port;
  }
  throw new Error('127.0.0.1 has no free port left.');
}

/** Returns a port that a setting names. @throws when it is in use, because another one would surprise the operator */
export async function demandPort(name: string, port: number): Promise<number> {
  if (!(await isFree(port))) throw new Error(`${name}=${port} is in use. Stop what uses it, or choose another.`);
  return port;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    });
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => void server.close(() => resolve(true)));
  });
}

const preferred = { site: 8080, api: 3000, inbox: 1080, smtp: 1025, postgres: 5433, workerHealth: 3001, visits: 3002 };
const variables = {
  site: 'SITE_PORT',
  api: 'API_PORT',
  inbox: 'INBOX_PORT',
  smtp: 'SMTP_PORT',
  postgres: 'PG_PORT',
  workerHealth: 'WORKER_HEALTH_PORT',
  visits: 'VISITS_PORT',
} as const;

export type Ports = Record<keyof typeof preferred, number>;

/** Any free port for each part, for stacks that must not collide with a running one. */
export const anyPorts = Object.fromEntries(Object.values(variables).map((name) => [name, '0']));

/** The port named by a variable (0 = any), else the preferred one, else any free one; never the same one twice. */
export async function choosePorts(environment: NodeJS.ProcessEnv): Promise<Ports> {
  const ports: Partial<Ports> = {};
  for (const part of Object.keys(preferred) as (keyof Ports)[]) {
    const name = variables[part];
    const text = environment[name] ?? '';
    if (!/^\d*$/.test(text) || Number(text) > 65_535) throw new Error(`${name} must be a port number.`);
    const find = () => (Number(text) > 0 ? demandPort(name, Number(text)) : findFreePort(text ? 0 : preferred[part]));
    let port = await find();
    const usedPorts = Object.values(ports);
    if (usedPorts.includes(port) && Number(text) > 0) throw new Error(`${name}=${port} is used twice.`);
    while (usedPorts.includes(port)) port = await findFreePort(0);
    ports[part] = port;
  }
  return ports as Ports;
}
