import { Global, Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type Config, InjectConfig } from '../config/config.module';
import { Database } from '../database/database';
import { asWord, findReadiness, HealthParts, serveInside, statusAnswer } from '../health/health-server';
import { Metrics, watchSubmissions } from './metrics';

/** Numbers about a process, and the state of its parts, on a port that no gateway leads to. */
@Global()
@Module({ providers: [Metrics, HealthParts], exports: [Metrics, HealthParts] })
export class MetricsModule implements OnApplicationBootstrap, OnModuleDestroy {
  private stopServing = () => {};
  private readonly stopCounting: () => void;

  constructor(
    private readonly metrics: Metrics,
    private readonly parts: HealthParts,
    private readonly database: Database,
    @InjectConfig() private readonly config: Config,
  ) {
    const help = 'Connections to Postgres by state, and callers that wait for one.';
    metrics.gauge({ name: 'frontdoor_database_pool', help, labelNames: ['state'] }, () =>
      Object.entries(database.poolUse()).map(([state, value]) => ({ labels: { state }, value })),
    );
    this.stopCounting = watchSubmissions(metrics);
  }

  async onApplicationBootstrap(): Promise<void> {
    const { METRICS_PORT: port, METRICS_HOST: host } = this.config;
    if (port === 0) return;
    this.stopServing = await serveInside(host, port, async (path) => {
      if (path === '/metrics') {
        const { type, text } = await this.metrics.show();
        return [200, text, type];
      }
      if (path !== '/health/ready') return [404];
      const [{ ready, writing }, others] = await Promise.all([findReadiness(this.database), this.parts.check()]);
      const parts = { database: ready ? 'ok' : 'down', ...others };
      return statusAnswer(ready ? 200 : 503, { writing: asWord(writing), parts });
    });
  }

  onModuleDestroy(): void {
    this.stopCounting();
    this.stopServing();
  }
}
