import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module';
import { JobPostsModule } from '../job-posts/job-posts.module';
import { NotificationsModule } from '../notifications/notifications.module';
import { SpamModule } from '../spam/spam.module';
import { DescribeToday } from './describe-today.use-case';
import { ListToDo } from './list-to-do.use-case';
import { TodayAdminController } from './today.admin.controller';

/** What waits for HR. Each noun lists its own records; here their first ones are put together. */
@Module({
  imports: [ApplicationsModule, JobPostsModule, NotificationsModule, SpamModule],
  controllers: [TodayAdminController],
  providers: [DescribeToday, ListToDo],
})
export class TodayModule {}
