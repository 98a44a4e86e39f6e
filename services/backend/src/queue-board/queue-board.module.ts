import { Controller, Get, Module, Next, Req, Res } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { Allow } from '../platform/access/access.decorators';
import { ApiExcludeController } from '../platform/http/contract/api-docs.decorators';
import { JobQueue, QueueModule } from '../platform/queue/job-queue';
import { lanesFor } from '../subscriptions';

const PATH = '/api/admin/queues';

/** It brings its own scripts and styles, and a little of both within its page. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

/**
 * The pages of bull-board over the queues of our lanes, made when they are first asked for. Nothing can be changed there: the outbox
 * decides which jobs run, and would bring back at once a job that somebody removed here.
 */
@ApiExcludeController()
@Controller('api/admin')
class QueueBoardController {
  private pages: Promise<RequestHandler> | undefined;

  constructor(private readonly jobs: JobQueue) {}

  /** While the queue does not answer in time, each call tries again. */
  @Get('queues{/*path}')
  @Allow('general')
  async show(@Req() request: Request, @Res() response: Response, @Next() next: NextFunction): Promise<void> {
    this.pages ??= this.make().catch((error: unknown) => {
      this.pages = undefined;
      throw error;
    });
    const pages = await this.pages;
    response.setHeader('Content-Security-Policy', POLICY);
    request.url = request.originalUrl.slice(PATH.length).replace(/^\/?/, '/');
    pages(request, response, next);
  }

  private async make(): Promise<RequestHandler> {
    const opened = await this.jobs.reachAll();
    const [{ createBullBoard }, { BullMQAdapter }, { ExpressAdapter }] = await Promise.all([
      import('@bull-board/api'),
      import('@bull-board/api/bullMQAdapter'),
      import('@bull-board/express'),
    ]);
    const serverAdapter = new ExpressAdapter().setBasePath(PATH);
    const queues = opened.map((queue) => new BullMQAdapter(queue as unknown as Queue, { readOnlyMode: true }));
    createBullBoard({ queues, serverAdapter, options: { uiConfig: { boardTitle: 'Queue' } } });
    return serverAdapter.getRouter() as RequestHandler;
  }
}

/** A look into the queue, outside production only: there it would show more of its workings than anybody has to see. */
@Module({ imports: [QueueModule.forRoot(lanesFor)], controllers: [QueueBoardController] })
export class QueueBoardModule {}
