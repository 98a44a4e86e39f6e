import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { DuplicatesAdminController } from './duplicates.admin.controller';
import { LinkDuplicate } from './link-duplicate.use-case';
import { ListDuplicates } from './list-duplicates.use-case';
import { FindPeople } from './people/find-people.use-case';
import { PeopleAdminController } from './people/people.admin.controller';
import { TakeBackUnlink } from './take-back-unlink';
import { UnlinkDuplicate } from './unlink-duplicate.use-case';

/** The applications of one person, and HR's word on which are. */
@Module({
  imports: [AuditModule],
  controllers: [DuplicatesAdminController, PeopleAdminController],
  providers: [FindPeople, ListDuplicates, LinkDuplicate, UnlinkDuplicate, TakeBackUnlink],
  exports: [FindPeople, ListDuplicates],
})
export class DuplicatesModule {}
