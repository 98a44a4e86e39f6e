import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { DuplicatesAdminController } from './duplicates.admin.controller';
import { DuplicatesRepository } from './duplicates.repository';
import { LinkDuplicate } from './link-duplicate.use-case';
import { ListDuplicates } from './list-duplicates.use-case';
import { UnlinkDuplicate } from './unlink-duplicate.use-case';

/** What of duplicates is open to HTTP. */
@Module({
  imports: [AuditModule],
  controllers: [DuplicatesAdminController],
  providers: [DuplicatesRepository, ListDuplicates, LinkDuplicate, UnlinkDuplicate],
})
export class DuplicatesModule {}
