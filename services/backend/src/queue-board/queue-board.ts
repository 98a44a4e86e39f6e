import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { RequestHandler } from 'express';
import { InjectQueueBackend } from '../platform/queue/inject-queue-backend';
import type { QueueBackend } from '../platform/queue/queue-backend';
import { within } from '../platform/within';

const QUEUE_LIMIT_MS = 2_000;

/**
 * The pages of bull-board over our queue, made when they are first asked for. Nothing can be changed there: the outbox
 * decides what must run, and would bring back at once whatever somebody removed here.
 */
@Injectable()
export class QueueBoard implements OnApplicationShutdown {
  static readonly PATH = '/api/admin/queues';
  private queue: ReturnType<QueueBackend['openQueue']> | undefined;
  private pages: Promise<RequestHandler> | undefined;

  constructor(@InjectQueueBackend() private readonly backend: QueueBackend) {}

  /** @throws when the queue does not answer in time; the next call tries again */
  open(): Promise<RequestHandler> {
    this.pages ??= this.make().catch((error: unknown) => {
      this.pages = undefined;
      throw error;
    });
    return this.pages;
  }

  async onApplicationShutdown(): Promise<void> {
    await within(QUEUE_LIMIT_MS, this.queue?.close() ?? Promise.resolve()).catch(() => undefined);
  }

  private async make(): Promise<RequestHandler> {
    await within(QUEUE_LIMIT_MS, this.backend.prepare());
    await this.backend.ready();
    const [{ createBullBoard }, { BullMQAdapter }, { ExpressAdapter }] = await Promise.all([
      import('@bull-board/api'),
      import('@bull-board/api/bullMQAdapter'),
      import('@bull-board/express'),
    ]);
    this.queue ??= this.backend.openQueue({});
    this.queue.on('error', () => undefined);
    const serverAdapter = new ExpressAdapter().setBasePath(QueueBoard.PATH);
    const queues = [new BullMQAdapter(this.queue as unknown as Queue, { readOnlyMode: true })];
    createBullBoard({ queues, serverAdapter, options: { uiConfig: { boardTitle: 'Queue' } } });
    return serverAdapter.getRouter() as RequestHandler;
  }
}
