import { Module } from '@nestjs/common';
import { NotificationsModule } from '../../notifications/notifications.module';
import { BoardAdminController } from './board.admin.controller';
import { DescribeBoard } from './describe-board.use-case';
import { ListMoreCards } from './list-more-cards.use-case';

/** The list of applications as a board. */
@Module({
  imports: [NotificationsModule],
  controllers: [BoardAdminController],
  providers: [DescribeBoard, ListMoreCards],
})
export class BoardModule {}
