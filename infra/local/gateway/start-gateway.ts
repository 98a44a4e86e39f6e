import { createServer } from 'node:http';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { proxyApi, type Handler } from './proxy-api.ts';
import { readRedirects, routeRequest } from './route-request.ts';
import { refuseRequests, requireHost } from './refuse-request.ts';
import { adminHeaders, siteHeaders, siteHeadersOf } from './security-headers.ts';
import { serveFiles, servePage } from './serve-files.ts';
import { tellVisits } from './tell-visits.ts';
import { timeLimits, type TimeLimits } from './time-limits.ts';

export interface GatewayOptions {
  port: number;
  apiUrl: string;
  siteFiles: string;
  adminFiles: string;
  redirectsFile: string;
  /** The port where the worker listens for visits; without it they are not counted. */
  visitsPort?: number;
  /** The usual ones where they are left out. */
  limits?: Partial<TimeLimits>;
}

export interface Gateway {
  url: string;
  stop(): Promise<void>;
}

/** One address for everything that a browser sees: the site, the admin and the API behind them. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { siteFiles, adminFiles } = options;
  const url = `http://127.0.0.1:${options.port}`;
  const notFoundPage = existsSync(join(siteFiles, '404.html')) ? '404.html' : '404/index.html';
  const notFound = servePage(siteFiles, notFoundPage, siteHeaders, 404);
  const site = serveFiles(siteFiles, siteHeadersOf, notFound);
  const adminPage = servePage(adminFiles, 'index.html', adminHeaders);
  const adminFilesOrPage = serveFiles(
    adminFiles,
    () => adminHeaders,
    (request, response) => {
      // A missing script must not be answered with a page.
      if (request.url?.startsWith('/assets/')) response.writeHead(404).end();
      else adminPage(request, response);
    },
  );
  const admin: Handler = (request, response) => {
    request.url = request.url?.slice('/admin'.length) ?? '/';
    adminFilesOrPage(request, response);
  };
  const redirects = readRedirects(options.redirectsFile);
  const limits = { ...timeLimits, ...options.limits };

  const visits = options.visitsPort ? tellVisits(options.visitsPort) : undefined;
  const filledByApi = (standIn: string) =>
    proxyApi(options.apiUrl, limits, servePage(siteFiles, standIn, siteHeaders, 503));
  const route = routeRequest({
    api: proxyApi(options.apiUrl, limits),
    careers: filledByApi('career/index.html'),
    received: filledByApi('received/_receipt/index.html'),
    anotherFile: filledByApi('another-file/_link/index.html'),
    interview: filledByApi('interview/_link/index.html'),
    plainForm: filledByApi('application/index.html'),
    newsletter: filledByApi('contact/index.html'),
    admin,
    login: servePage(adminFiles, 'login.html', adminHeaders),
    hrLogin: servePage(adminFiles, 'login2.html', adminHeaders),
    site,
    notFound,
    redirects: () => redirects,
  });

  const server = createServer(
    { connectionsCheckingInterval: limits.checkMs, requireHostHeader: false },
    requireHost(visits?.tell(route) ?? route),
  );
  refuseRequests(server);
  // An upload over a slow line may take minutes; the API decides when one is too slow.
  server.requestTimeout = 0;
  server.headersTimeout = limits.headersMs;
  server.keepAliveTimeout = limits.idleMs;
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url,
    async stop() {
      visits?.stop();
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}
