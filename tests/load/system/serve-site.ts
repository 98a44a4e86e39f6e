import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serveFiles } from '../../../infra/local/gateway/serve-files.ts';
import { siteFiles } from '../../../infra/local/paths.ts';

/** The gateway's part for the API: it hands out the templates that the site's build wrote. @throws without a build */
export async function serveSite() {
  if (!existsSync(join(siteFiles, 'shells', 'post.hbs')))
    throw new Error('There are no templates of the careers pages. Build the site: make build');
  const server = createServer(
    serveFiles(
      siteFiles,
      () => ({}),
      (_request, response) => void response.writeHead(404).end(),
    ),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
