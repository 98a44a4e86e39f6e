import { Module } from '@nestjs/common';
import { AuditAdminController } from './audit.admin.controller';
import { DeedsAdminController } from './deeds/deeds.admin.controller';
import { ListDeeds } from './deeds/list-deeds.use-case';
import { FindAuditEntry } from './find-audit-entry.use-case';
import { ListAudit } from './list-audit.use-case';

/** Reading the log, which only the API does. */
@Module({
  controllers: [AuditAdminController, DeedsAdminController],
  providers: [ListAudit, FindAuditEntry, ListDeeds],
  exports: [ListAudit, ListDeeds],
})
export class AuditAdminModule {}
