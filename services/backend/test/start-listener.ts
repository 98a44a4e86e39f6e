import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Call {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A server that keeps the calls that it gets. `answerWith` is the status of its answers; a redirect leads to `/elsewhere`. */
export async function startListener() {
  const calls: Call[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = '', url = '', headers } = request;
      calls.push({ method, path: url, headers, body });
      const isRedirected = status >= 300 && status < 400 && url !== '/elsewhere';
      response.writeHead(url === '/elsewhere' ? 200 : status, isRedirected ? { Location: '/elsewhere' } : {}).end('ok');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    answerWith: (next: number) => void (status = next),
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
