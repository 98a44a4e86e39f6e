import { Module } from '@nestjs/common';
import { AuditRepository } from './audit.repository';
import { PruneAudit } from './prune-audit.use-case';
import { RecordAudit } from './record-audit.use-case';
import { RecordRefusal } from './record-refusal.use-case';

@Module({
  providers: [AuditRepository, RecordAudit, RecordRefusal, PruneAudit],
  exports: [RecordAudit, RecordRefusal, PruneAudit],
})
export class AuditModule {}
