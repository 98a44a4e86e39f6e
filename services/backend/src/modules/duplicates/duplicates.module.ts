import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { DecideDuplicates } from './decide-duplicates.use-case';
import { DuplicatesAdminController } from './duplicates.admin.controller';
import { FindDuplicates } from './find-duplicates.handler';

/** The HTTP routes of duplicates. */
@Module({
  imports: [AuditModule],
  controllers: [DuplicatesAdminController],
  providers: [DecideDuplicates],
})
export class DuplicatesModule {}

/** The search for duplicates, a job of the worker. */
@Module({ providers: [FindDuplicates] })
export class DuplicatesWorkerModule {}
