import { createServer } from 'node:net';

/** The preferred port of 127.0.0.1, or any free one where it is taken; 0 = any. */
export async function findFreePort(preferred: number): Promise<number> {
  const port = (await tryPort(preferred)) ?? (await tryPort(0));
  if (port === undefined) throw new Error('127.0.0.1 has no free port left.');
  return port;
}

/** A port somebody asked for by name must be that one: another would be a surprise. */
export async function demandPort(name: string, port: number): Promise<number> {
  const found = await tryPort(port);
  if (found === undefined) throw new Error(`${name}=${port} is in use. Stop what uses it, or choose another.`);
  return found;
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(undefined);
      else reject(error);
    });
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}
