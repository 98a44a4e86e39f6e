import { Module } from '@nestjs/common';
import { AuditAdminController } from './audit.admin.controller';
import { FindAuditEntry } from './find-audit-entry.use-case';
import { ListAudit } from './list-audit.use-case';

/** Reading the log, which only the API does. */
@Module({ controllers: [AuditAdminController], providers: [ListAudit, FindAuditEntry] })
export class AuditAdminModule {}
