import { Module, Controller, Get, Next, Req, Res } from '@nestjs/common';
import { QueueModule } from '../platform/queue/queue.module';
import { lanesFor } from '../subscriptions';
import { QueueBoard } from './queue-board';
import type { NextFunction, Request, Response } from 'express';
import { Allow } from '../platform/access/access.decorators';
import { ApiExcludeController } from '../platform/http/contract/api-docs.decorators';

/** It brings its own scripts and styles, and a little of both within its page. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

@ApiExcludeController()
@Controller('api/admin')
export class QueueBoardController {
  constructor(private readonly board: QueueBoard) {}

  @Get('queues{/*path}')
  @Allow('general')
  async show(@Req() request: Request, @Res() response: Response, @Next() next: NextFunction): Promise<void> {
    const pages = await this.board.open();
    response.setHeader('Content-Security-Policy', POLICY);
    request.url = request.originalUrl.slice(QueueBoard.PATH.length).replace(/^\/?/, '/');
    pages(request, response, next);
  }
}

/** A look into the queue, outside production only: there it would show more of its workings than anybody has to see. */
@Module({ imports: [QueueModule.forRoot(lanesFor)], controllers: [QueueBoardController], providers: [QueueBoard] })
export class QueueBoardModule {}
