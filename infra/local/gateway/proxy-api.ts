import { randomUUID } from 'node:crypto';
import { Agent, type IncomingMessage, ServerResponse } from 'node:http';
import { createProxyServer } from 'httpxy';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Passes requests on to the API, and says in the API's own words when it is not there. */
export function proxyApi(target: string): Handler {
  const proxy = createProxyServer({ target, xfwd: true, agent: new Agent({ keepAlive: true }) });
  proxy.on('error', (_error, request, response) => {
    if (response instanceof ServerResponse) sayUnavailable(request, response);
    else response?.destroy();
  });
  return (request, response) => {
    // What a visitor claims about itself is not passed on; the proxy then adds what is true.
    for (const name of Object.keys(request.headers)) {
      if (name === 'forwarded' || name.startsWith('x-forwarded-')) delete request.headers[name];
    }
    void proxy.web(request, response).catch(() => sayUnavailable(request, response));
  };
}

function sayUnavailable(request: IncomingMessage | undefined, response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  const message = 'The service is not available right now. Please try again in a moment.';
  const body = { statusCode: 503, code: 'unavailable', message, msg: message, errors: {}, requestId: randomUUID() };
  // The rest of an upload is not read, so the connection cannot carry another request.
  const connection = request?.complete ? {} : { Connection: 'close' };
  response.writeHead(503, { 'Content-Type': 'application/json; charset=utf-8', 'Retry-After': '5', ...connection });
  response.end(JSON.stringify(body));
}
