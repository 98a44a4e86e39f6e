import { createServer, type Server, type ServerResponse } from 'node:http';
import { Global, Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type Config, InjectConfig } from '../config/config.module';
import { Database } from '../database/database';
import { CheckReadiness, HealthParts } from '../health/check-readiness';
import { type CountedSubmission, submissions } from './count-submission';
import { Metrics, type Sample } from './metrics';

/**
 * Numbers about a process that runs for long, and the state of each part, on a port of their own that no gateway leads to.
 * Metrics that only some processes have are added by their own modules.
 */
@Global()
@Module({ providers: [Metrics, CheckReadiness, HealthParts], exports: [Metrics, HealthParts] })
export class MetricsModule implements OnApplicationBootstrap, OnModuleDestroy {
  private server: Server | undefined;
  private readonly stopCounting: () => void;

  constructor(
    private readonly metrics: Metrics,
    private readonly readiness: CheckReadiness,
    private readonly parts: HealthParts,
    database: Database,
    @InjectConfig() private readonly config: Config,
  ) {
    watchDatabase(metrics, database);
    this.stopCounting = watchSubmissions(metrics);
  }

  async onApplicationBootstrap(): Promise<void> {
    const { METRICS_PORT: port, METRICS_HOST: host } = this.config;
    if (port === 0) return;
    const server = createServer((request, response) => {
      this.answer(request.url ?? '', response).catch(() => response.destroy());
    });
    this.server = server;
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  }

  onModuleDestroy(): void {
    this.stopCounting();
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async answer(path: string, response: ServerResponse): Promise<void> {
    if (path === '/metrics') {
      const { type, text } = await this.metrics.show();
      return void response.writeHead(200, { 'Content-Type': type }).end(text);
    }
    if (path !== '/health/ready') return void response.writeHead(404).end();
    const [isReady, others] = await Promise.all([this.readiness.isReady(), this.parts.ask()]);
    const parts = { database: isReady ? 'ok' : 'down', ...others };
    response
      .writeHead(isReady ? 200 : 503, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ status: isReady ? 'ok' : 'unavailable', parts }));
  }
}

/** How many connections the pool has, and how many callers wait for one. */
function watchDatabase(metrics: Metrics, database: Database): void {
  const help = 'Connections to Postgres by state, and callers that wait for one.';
  metrics.gauge({ name: 'frontdoor_database_pool', help, labelNames: ['state'] }, () =>
    Object.entries(database.poolUse()).map(([state, value]): Sample => ({ labels: { state }, value })),
  );
}

/** Counts submissions by their outcome. Returns a function that stops it. */
function watchSubmissions(metrics: Metrics): () => void {
  const counter = metrics.counter({
    name: 'frontdoor_submissions_total',
    help: 'Forms that were sent: accepted, held as suspected spam, replayed, or refused with a code.',
    labelNames: ['kind', 'outcome', 'code'],
  });
  if (!counter) return () => undefined;
  const count = (message: unknown) => counter.inc({ ...(message as CountedSubmission) });
  submissions.subscribe(count);
  return () => submissions.unsubscribe(count);
}
