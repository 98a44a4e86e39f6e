import { Module } from '@nestjs/common';
import { AuditAdminController } from './audit.admin.controller';
import { AuditAdminRepository, ListAudit } from './list-audit.use-case';

/** Reading the log, which only the API does. */
@Module({ controllers: [AuditAdminController], providers: [AuditAdminRepository, ListAudit] })
export class AuditAdminModule {}
