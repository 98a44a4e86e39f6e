import type { Request } from 'express';
import type { ExpectedError } from '../errors/expected-error';
import { MethodNotAllowed, NotFound } from '../errors/http.errors';

interface Layer {
  route?: { methods: Record<string, boolean> };
  match(path: string): unknown;
}

/**
 * The error for a request that reached no route: nothing is there, or it takes other methods. Null when
 * the address is right. This error takes precedence over the errors of the body.
 */
export function findRoutingError(request: Request): ExpectedError | null {
  // The router notes a route for HEAD before it knows whether that takes it.
  if (request.route && request.method !== 'HEAD') return null;
  const { stack } = (request.app as unknown as { router: { stack: Layer[] } }).router;
  const routes = stack.flatMap((layer) => (layer.route && matches(layer, request.path) ? [layer.route] : []));
  if (routes.length === 0) return new NotFound();
  const methods = new Set(routes.flatMap((route) => Object.keys(route.methods)).map((name) => name.toUpperCase()));
  if (methods.has('GET')) methods.add('HEAD');
  return methods.has(request.method) ? null : new MethodNotAllowed([...methods]);
}

function matches(layer: Layer, path: string): boolean {
  try {
    return Boolean(layer.match(path));
  } catch {
    // A percent sign that stands for nothing.
    return false;
  }
}
