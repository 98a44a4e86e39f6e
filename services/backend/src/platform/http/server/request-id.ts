import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const ids = new WeakMap<IncomingMessage, string>();

/** The request's id: made once, the same in the log, the error shape and the `X-Request-Id` header. */
export function requestIdOf(request: IncomingMessage): string {
  let id = ids.get(request);
  if (!id) ids.set(request, (id = randomUUID()));
  return id;
}
