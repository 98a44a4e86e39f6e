import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { DecideDuplicates } from './decide-duplicates.use-case';
import { DuplicatesAdminController } from './duplicates.admin.controller';
import { FindDuplicates } from './find-duplicates.handler';
import { DescribeApplication } from '../applications/describe-application.use-case';

/** The HTTP routes of duplicates. */
@Module({
  imports: [AuditModule],
  controllers: [DuplicatesAdminController],
  providers: [DecideDuplicates],
})
export class DuplicatesModule {}

/** The search for duplicates, a job of the worker. */
@Module({ providers: [DescribeApplication, FindDuplicates] })
export class DuplicatesWorkerModule {}
