import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { DuplicatesAdminController } from './duplicates.admin.controller';
import { LinkDuplicate } from './link-duplicate.use-case';
import { ListDuplicates } from './list-duplicates.use-case';
import { TakeBackUnlink } from './take-back-unlink';
import { UnlinkDuplicate } from './unlink-duplicate.use-case';

/** The applications of one person, and HR's word on which are. */
@Module({
  imports: [AuditModule],
  controllers: [DuplicatesAdminController],
  providers: [ListDuplicates, LinkDuplicate, UnlinkDuplicate, TakeBackUnlink],
})
export class DuplicatesModule {}
