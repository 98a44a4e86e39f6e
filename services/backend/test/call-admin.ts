import request, { type Test } from 'supertest';
import { origin } from './sign-in';
import type { TestApi } from './start-api';

interface Call {
  cookie: string;
  ifMatch?: string;
  /** Left out to send none. A text is sent as it is. */
  body?: unknown;
}

type Method = 'get' | 'post' | 'put' | 'delete';

/** Calls an admin route as a browser of our own site does. */
export function callAdmin(api: TestApi, method: Method, path: string, { cookie, ifMatch, body }: Call): Test {
  const call = request(api.url)[method](path).set({ Origin: origin, Cookie: cookie });
  if (ifMatch) void call.set('If-Match', ifMatch);
  if (body === undefined) return call;
  return call.set('Content-Type', 'application/json').send(typeof body === 'string' ? body : JSON.stringify(body));
}
