import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** MailDev lets the scripts of every site read its mails, and a site could lead a name of its own to 127.0.0.1 (DNS rebinding). */
const openToAll = ['access-control-allow-origin', 'access-control-allow-credentials'];

/**
 * Stands before MailDev's page, which listens on a socket of the file system: a request must ask for 127.0.0.1 or localhost, or
 * it gets 421; one that the page of another origin has sent gets 403. infra/compose/inbox.Caddyfile has the same rules.
 * @param page the socket @param port on 127.0.0.1
 */
export async function guardInbox(page: string, port: number): Promise<{ stop(): Promise<void> }> {
  const hosts = ['127.0.0.1', 'localhost'].map((name) => `${name}:${port}`);
  const origins = hosts.map((host) => `http://${host}`);
  const refusalOf = ({ headers }: IncomingMessage): number | null => {
    if (!hosts.includes(headers.host ?? '')) return 421;
    return headers.origin === undefined || origins.includes(headers.origin) ? null : 403;
  };
  const passOn = ({ method, url, headers }: IncomingMessage) =>
    send({ socketPath: page, method, path: url, headers, agent: false });

  const server = createServer((request, response) => {
    const refusal = refusalOf(request);
    if (refusal !== null) return void response.writeHead(refusal).end();
    const forwarded = passOn(request);
    forwarded.on('response', (answer) => {
      for (const name of openToAll) delete answer.headers[name];
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    response.on('close', () => forwarded.destroy());
    request.pipe(forwarded);
  });
  const upgraded = new Set<Socket>();
  server.on('upgrade', (request, socket: Socket, head) => {
    const refusal = refusalOf(request);
    if (refusal !== null) return void socket.end(`HTTP/1.1 ${refusal} Refused\r\nConnection: close\r\n\r\n`);
    const forwarded = passOn(request);
    const end = () => void socket.destroy();
    upgraded.add(socket);
    socket.on('close', () => void (upgraded.delete(socket), forwarded.destroy()));
    socket.on('error', end);
    forwarded.on('error', end).on('response', end);
    forwarded.on('upgrade', (answer, behind, first) => {
      const lines = answer.rawHeaders.map((text, at) => (at % 2 ? `${text}\r\n` : `${text}: `));
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`);
      if (head.length > 0) behind.write(head);
      if (first.length > 0) socket.write(first);
      behind.on('error', end).on('close', end);
      socket.on('close', () => behind.destroy());
      socket.pipe(behind).pipe(socket);
    });
    forwarded.end();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      upgraded.forEach((socket) => socket.destroy());
      await closed;
    },
  };
}
