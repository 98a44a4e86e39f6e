import { Module } from '@nestjs/common';
import { AuditAdminController } from './audit.admin.controller';
import { ListAudit } from './list-audit.use-case';

/** Reading the log, which only the API does. */
@Module({ controllers: [AuditAdminController], providers: [ListAudit] })
export class AuditAdminModule {}
