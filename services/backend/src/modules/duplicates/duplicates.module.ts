import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { DecideDuplicates } from './decide-duplicates.use-case';
import { DuplicatesAdminController } from './duplicates.admin.controller';
import { DuplicatesRepository } from './duplicates.repository';
import { FindDuplicates } from './find-duplicates.handler';
import { DescribeApplication } from '../applications/describe-application.use-case';

/** The HTTP routes of duplicates. */
@Module({
  imports: [AuditModule],
  controllers: [DuplicatesAdminController],
  providers: [DuplicatesRepository, DecideDuplicates],
})
export class DuplicatesModule {}

/** The search for duplicates, a job of the worker. */
@Module({ providers: [DescribeApplication, DuplicatesRepository, FindDuplicates] })
export class DuplicatesWorkerModule {}
