import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** A way to the site that can be cut, the same for every browser. */
export interface Wire {
  address: string;
  /** Nothing passes: connections are reset, as where there is no network. */
  cut: boolean;
  stop(): Promise<void>;
}

/** `reword` changes the texts of pages, style sheets and scripts on their way to the browser. */
export async function startWire(site: string, reword?: (text: string) => string): Promise<Wire> {
  const server: Server = createServer((incoming, answered) => {
    if (wire.cut) return incoming.socket.destroy();
    const { host: _, 'accept-encoding': encodings = '', ...headers } = incoming.headers;
    const more = reword ? {} : { 'accept-encoding': encodings };
    const sent = request(new URL(incoming.url ?? '/', site), {
      method: incoming.method,
      headers: { ...headers, ...more },
    });
    sent.on('response', (answer) => pass(answer, answered, reword)).on('error', () => answered.destroy());
    incoming.pipe(sent);
  });
  const wire: Wire = {
    address: '',
    cut: false,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  wire.address = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  return wire;
}

function pass(answer: IncomingMessage, to: ServerResponse, reword?: (text: string) => string): void {
  const isText = /html|css|javascript/.test(answer.headers['content-type'] ?? '');
  if (!reword || !isText) {
    to.writeHead(answer.statusCode!, answer.headers);
    return void answer.pipe(to);
  }
  const chunks: Buffer[] = [];
  answer.on('data', (chunk: Buffer) => chunks.push(chunk));
  answer.on('end', () => {
    const { 'content-length': _, 'transfer-encoding': __, ...headers } = answer.headers;
    to.writeHead(answer.statusCode!, headers).end(reword(Buffer.concat(chunks).toString()));
  });
}
