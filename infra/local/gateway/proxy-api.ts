import { randomUUID } from 'node:crypto';
import { Agent, type ClientRequest, type IncomingMessage, ServerResponse } from 'node:http';
import { createProxyServer } from 'httpxy';
import { bareHeaders, setAll, siteHeaders } from './security-headers.ts';
import type { TimeLimits } from './time-limits.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Passes requests on to the API. When it is not there, the answer is a refusal in the API's own words, or `instead` answers:
 * that is for pages, which get the headers of pages, and it also stands in for the API's own 502 to 504.
 */
export function proxyApi(
  target: string,
  { idleMs, apiIdleMs }: Pick<TimeLimits, 'idleMs' | 'apiIdleMs'>,
  instead?: Handler,
): Handler {
  const standIn = (request: IncomingMessage | undefined, response: ServerResponse) => {
    if (instead && request && !response.headersSent) instead(request, response);
    else answerUnavailable(request, response);
  };
  const agent = new Agent({ keepAlive: true, timeout: apiIdleMs });
  const proxy = createProxyServer({ target, xfwd: true, agent, selfHandleResponse: instead !== undefined });
  const sentOn = new WeakMap<IncomingMessage, ClientRequest>();
  const pass: Handler = (request, response) => {
    void proxy.web(request, response).catch(() => standIn(request, response));
  };
  proxy.on('proxyReq', (sent, request) => void sentOn.set(request, sent));
  proxy.on('proxyRes', (answer, request, response) => {
    const { headers, statusCode = 502 } = answer;
    // The API's own idle timeout concerns its connection to this gateway only.
    delete headers['keep-alive'];
    if (headers.connection !== 'close') headers['keep-alive'] = `timeout=${Math.floor(idleMs / 1000)}`;
    if (!instead) return;
    if ([502, 503, 504].includes(statusCode)) {
      answer.resume();
      return standIn(request, response);
    }
    // Pages get the headers of the site in place of the API's, which are those of data.
    setAll(response, siteHeaders);
    for (const name of Object.keys(siteHeaders)) delete headers[name.toLowerCase()];
    response.writeHead(statusCode, headers);
    answer.pipe(response);
  });
  proxy.on('error', (_error, request, response) => {
    if (!(response instanceof ServerResponse)) response?.destroy();
    else if (request && mayBeSentAgain(request, response, sentOn.get(request))) pass(request, response);
    else standIn(request, response);
  });
  return (request, response) => {
    // Forwarding headers of a visitor are dropped, because they could be forged; the proxy then adds its own.
    for (const name of Object.keys(request.headers)) {
      if (name === 'forwarded' || name.startsWith('x-forwarded-')) delete request.headers[name];
    }
    pass(request, response);
  };
}

/**
 * RFC 9110 section 9.2.2: a request that only reads may be repeated, because the API may have closed the kept connection
 * meanwhile.
 */
const mayBeSentAgain = ({ method }: IncomingMessage, response: ServerResponse, sent: ClientRequest | undefined) =>
  (method === 'GET' || method === 'HEAD') &&
  sent?.reusedSocket === true &&
  !response.headersSent &&
  !response.destroyed;

function answerUnavailable(request: IncomingMessage | undefined, response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  const message = 'The service is not available right now. Please try again in a moment.';
  const body = { statusCode: 503, code: 'unavailable', message, msg: message, errors: {}, requestId: randomUUID() };
  // The rest of an upload is not read, so the connection cannot carry another request.
  const connection = request?.complete ? {} : { Connection: 'close' };
  response.writeHead(503, {
    ...bareHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '5',
    ...connection,
  });
  response.end(JSON.stringify(body));
}
