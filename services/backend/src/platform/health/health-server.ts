import { createServer, type Server, type ServerResponse } from 'node:http';
import { Injectable, Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type Config, InjectConfig } from '../config/config.module';
import { CheckReadiness } from './check-readiness';

/** Health for a process that serves nothing else; a whole web framework for two answers would double its memory. */
@Injectable()
class HealthServer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly server: Server;

  constructor(
    private readonly readiness: CheckReadiness,
    @InjectConfig() private readonly config: Config,
  ) {
    this.server = createServer((request, response) => void this.answer(request.url ?? '', response));
  }

  async onApplicationBootstrap(): Promise<void> {
    const { WORKER_HEALTH_PORT: port, WORKER_HEALTH_HOST: host } = this.config;
    await new Promise<void>((resolve, reject) => this.server.once('error', reject).listen(port, host, resolve));
  }

  onModuleDestroy(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async answer(path: string, response: ServerResponse): Promise<void> {
    const ok = path === '/health/live' || (path === '/health/ready' && (await this.readiness.isReady()));
    const status = ok ? 200 : path === '/health/ready' ? 503 : 404;
    response
      .writeHead(status, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ status: ok ? 'ok' : 'unavailable' }));
  }
}

/** Health on a port of its own. */
@Module({ providers: [CheckReadiness, HealthServer] })
export class HealthServerModule {}
