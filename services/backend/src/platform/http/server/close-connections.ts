import type { Server } from 'node:http';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';

/**
 * Makes each answer close its connection once the server stops. Otherwise a gateway keeps sending requests over open
 * connections, and the server never stops.
 */
@Injectable()
export class CloseConnections implements OnModuleDestroy {
  private stopping = false;

  attach(server: Server): void {
    server.prependListener('request', (_request, response) => {
      if (this.stopping) response.setHeader('Connection', 'close');
    });
  }

  onModuleDestroy(): void {
    this.stopping = true;
  }
}
