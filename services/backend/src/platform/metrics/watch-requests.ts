import type { ObserveRequest } from '../http/frame/log-and-secure';
import type { Metrics } from './metrics';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** Counts requests by route and status, and how long they took. Requests cannot add labels. */
export function watchRequests(metrics: Metrics): ObserveRequest {
  const help = 'From the headers of a request to the end of its answer.';
  const labelNames = ['method', 'route', 'status'];
  const histogram = metrics.histogram({ name: 'frontdoor_http_request_duration_seconds', help, labelNames }, buckets);
  return (
    histogram &&
    (({ method, route = 'none', status, ms }) =>
      histogram.observe({ method: methods.has(method) ? method : 'other', route, status }, ms / 1000))
  );
}
