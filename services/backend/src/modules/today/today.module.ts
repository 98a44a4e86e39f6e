import { Module } from '@nestjs/common';
import { AuditAdminModule } from '../audit/audit-admin.module';
import { ApplicationsModule } from '../applications/applications.module';
import { EnquiriesModule } from '../enquiries/enquiries.module';
import { JobPostsModule } from '../job-posts/job-posts.module';
import { NotificationsModule } from '../notifications/notifications.module';
import { SpamModule } from '../spam/spam.module';
import { DescribeOfficeDay } from './describe-office-day.use-case';
import { DescribeToday } from './describe-today.use-case';
import { ListToDo } from './list-to-do.use-case';
import { ReadLines } from './read-lines.use-case';
import { TodayAdminController } from './today.admin.controller';

/** What waits for HR, and for general administrators. Each noun lists its own records; here their first ones are put together. */
@Module({
  imports: [ApplicationsModule, AuditAdminModule, EnquiriesModule, JobPostsModule, NotificationsModule, SpamModule],
  controllers: [TodayAdminController],
  providers: [DescribeOfficeDay, DescribeToday, ListToDo, ReadLines],
})
export class TodayModule {}
