import { Module } from '@nestjs/common';
import { AuditRepository } from './audit.repository';
import { PruneAudit } from './prune-audit.use-case';
import { RecordAudit } from './record-audit.use-case';

@Module({ providers: [AuditRepository, RecordAudit, PruneAudit], exports: [RecordAudit, PruneAudit] })
export class AuditModule {}
