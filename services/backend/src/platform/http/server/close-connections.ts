import type { Server } from 'node:http';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';

/**
 * Ends the connections of a server that stops: from then on each answer closes its connection. Without this a gateway goes
 * on sending requests over the ones that it holds, and the stop never comes to its end.
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
