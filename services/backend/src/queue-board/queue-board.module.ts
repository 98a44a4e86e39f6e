import { Module } from '@nestjs/common';
import { QueueModule } from '../platform/queue/queue.module';
import { lanesFor } from '../subscriptions';
import { QueueBoard } from './queue-board';
import { QueueBoardController } from './queue-board.controller';

/** A look into the queue, outside production only: there it would show more of its workings than anybody has to see. */
@Module({ imports: [QueueModule.forRoot(lanesFor)], controllers: [QueueBoardController], providers: [QueueBoard] })
export class QueueBoardModule {}
