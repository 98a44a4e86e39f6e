import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SiteInTwoParts {
  url: string;
  /** The second parts of the pages come now, and those of later ones at once. */
  goOn(): void;
  stop(): Promise<void>;
}

/** The site over a slow line: a page comes to a place in it, and waits there. Only requests without a body are passed on. */
export async function inTwoParts(site: string, place: string): Promise<SiteInTwoParts> {
  const going = Promise.withResolvers<void>();
  const passOn = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = await fetch(new URL(request.url ?? '/', site));
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return void response.end(Buffer.from(await answer.arrayBuffer()));
    const html = await answer.text();
    const end = html.indexOf(place);
    if (end === -1) throw new Error(`The page has no ${place}`);
    response.write(html.slice(0, end));
    await going.promise;
    response.end(html.slice(end));
  };
  const server = createServer((request, response) => {
    passOn(request, response).catch((error: Error) => response.destroy(error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    goOn: going.resolve,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
