import { Injectable } from '@nestjs/common';
import type * as Prometheus from 'prom-client';
import { type Config, InjectConfig } from '../config/config.module';
import { InjectLogger, type Logger } from '../log/log.module';

export interface Sample {
  labels: Record<string, string>;
  value: number;
}

type Described = Pick<Prometheus.MetricConfiguration<string>, 'name' | 'help' | 'labelNames'>;

/** Where numbers about this process are gathered. While METRICS_PORT is 0 nothing is, and the library stays unloaded. */
@Injectable()
export class Metrics {
  private readonly library: typeof Prometheus | null;
  private readonly registry: Prometheus.Registry | null;

  constructor(
    @InjectConfig() config: Config,
    @InjectLogger() private readonly logger: Logger,
  ) {
    this.library = config.METRICS_PORT === 0 ? null : (require('prom-client') as typeof Prometheus);
    this.registry = this.library && new this.library.Registry();
    if (this.registry) this.library?.collectDefaultMetrics({ register: this.registry });
  }

  counter(described: Described): Prometheus.Counter | null {
    if (!this.library || !this.registry) return null;
    return new this.library.Counter({ ...described, registers: [this.registry] });
  }

  /** `buckets` in seconds. */
  histogram(described: Described, buckets: number[]): Prometheus.Histogram | null {
    if (!this.library || !this.registry) return null;
    return new this.library.Histogram({ ...described, buckets, registers: [this.registry] });
  }

  /** Reads samples at each scrape. Samples that cannot be read are left out. */
  gauge(described: Described, read: () => Sample[] | Promise<Sample[]>): void {
    if (!this.library || !this.registry) return;
    const gauge = new this.library.Gauge({
      ...described,
      registers: [this.registry],
      collect: async () => {
        gauge.reset();
        try {
          for (const sample of await read()) gauge.set(sample.labels, sample.value);
        } catch (error) {
          this.logger.debug({ err: error }, `${described.name} cannot be read`);
        }
      },
    });
  }

  /** Everything in Prometheus' text format, with its content type. */
  async show(): Promise<{ type: string; text: string }> {
    if (!this.registry) return { type: 'text/plain', text: '' };
    return { type: this.registry.contentType, text: await this.registry.metrics() };
  }
}
