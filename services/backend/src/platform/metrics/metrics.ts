import { channel } from 'node:diagnostics_channel';
import { Injectable } from '@nestjs/common';
import type * as Prometheus from 'prom-client';
import { type Config, InjectConfig } from '../config/config.module';
import type { ObserveRequest } from '../http/frame/log-and-secure';
import { InjectLogger, type Logger } from '../log/log.module';

type Sample = { labels: Record<string, string>; value: number };
type Described = Pick<Prometheus.MetricConfiguration<string>, 'name' | 'help' | 'labelNames'>;

/** Where numbers about this process are gathered. While METRICS_PORT is 0 nothing is, and the library stays unloaded. */
@Injectable()
export class Metrics {
  private readonly library: typeof Prometheus | null;
  private readonly registers: Prometheus.Registry[] = [];

  constructor(
    @InjectConfig() config: Config,
    @InjectLogger() private readonly logger: Logger,
  ) {
    this.library = config.METRICS_PORT === 0 ? null : (require('prom-client') as typeof Prometheus);
    if (!this.library) return;
    const register = new this.library.Registry();
    this.registers.push(register);
    this.library.collectDefaultMetrics({ register });
  }

  counter(described: Described): Prometheus.Counter | null {
    return this.library && new this.library.Counter({ ...described, registers: this.registers });
  }

  /** `buckets` in seconds. */
  histogram(described: Described, buckets: number[]): Prometheus.Histogram | null {
    return this.library && new this.library.Histogram({ ...described, buckets, registers: this.registers });
  }

  /** Reads samples at each scrape. Samples that cannot be read are left out. */
  gauge(described: Described, read: () => Sample[] | Promise<Sample[]>): void {
    if (!this.library) return;
    const collect = async () => {
      gauge.reset();
      // A reset leaves 0 where there are no labels, which would be a sample.
      if (!described.labelNames?.length) gauge.remove();
      try {
        for (const { labels, value } of await read()) gauge.set(labels, value);
      } catch (err) {
        this.logger.debug({ err }, `${described.name} cannot be read`);
      }
    };
    const gauge = new this.library.Gauge({ ...described, registers: this.registers, collect });
  }

  /** Everything in Prometheus' text format, with its content type. */
  async show(): Promise<{ type: string; text: string }> {
    const [registry] = this.registers;
    return { type: registry?.contentType ?? 'text/plain', text: (await registry?.metrics()) ?? '' };
  }
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** Counts requests by route and status, and how long they took. Requests cannot add labels. */
export function watchRequests(metrics: Metrics): ObserveRequest {
  const help = 'From the headers of a request to the end of its answer.';
  const labelNames = ['method', 'route', 'status'];
  const histogram = metrics.histogram({ name: 'frontdoor_http_request_duration_seconds', help, labelNames }, buckets);
  if (!histogram) return null;
  return ({ method, route = 'none', status, ms }) =>
    histogram.observe({ method: methods.has(method) ? method : 'other', route, status }, ms / 1000);
}

const submissions = channel('frontdoor:submission');

/** Publishes the outcome of a submission of a kind, and the stable code of a refusal. It costs nothing without a subscriber. */
export function countSubmission(kind: string, outcome: 'accepted' | 'held' | 'replayed' | 'refused', code = ''): void {
  if (submissions.hasSubscribers) submissions.publish({ kind, outcome, code });
}

/** Counts submissions by their outcome. Returns a function that stops it. */
export function watchSubmissions(metrics: Metrics): () => void {
  const counter = metrics.counter({
    name: 'frontdoor_submissions_total',
    help: 'Forms that were sent: accepted, held as suspected spam, replayed, or refused with a code.',
    labelNames: ['kind', 'outcome', 'code'],
  });
  const count = (submission: unknown) => counter?.inc(submission as Record<string, string>);
  if (counter) submissions.subscribe(count);
  return () => submissions.unsubscribe(count);
}
