import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { RequestHandler } from 'express';
import { JobQueue } from '../platform/queue/job-queue';

/**
 * The pages of bull-board over the queues of our lanes, made when they are first asked for. Nothing can be changed there: the outbox
 * decides what must run, and would bring back at once whatever somebody removed here.
 */
@Injectable()
export class QueueBoard {
  static readonly PATH = '/api/admin/queues';
  private pages: Promise<RequestHandler> | undefined;

  constructor(private readonly jobs: JobQueue) {}

  /** @throws when the queue does not answer in time; the next call tries again */
  open(): Promise<RequestHandler> {
    this.pages ??= this.make().catch((error: unknown) => {
      this.pages = undefined;
      throw error;
    });
    return this.pages;
  }

  private async make(): Promise<RequestHandler> {
    const opened = await this.jobs.reachAll();
    const [{ createBullBoard }, { BullMQAdapter }, { ExpressAdapter }] = await Promise.all([
      import('@bull-board/api'),
      import('@bull-board/api/bullMQAdapter'),
      import('@bull-board/express'),
    ]);
    const serverAdapter = new ExpressAdapter().setBasePath(QueueBoard.PATH);
    const queues = opened.map((queue) => new BullMQAdapter(queue as unknown as Queue, { readOnlyMode: true }));
    createBullBoard({ queues, serverAdapter, options: { uiConfig: { boardTitle: 'Queue' } } });
    return serverAdapter.getRouter() as RequestHandler;
  }
}
