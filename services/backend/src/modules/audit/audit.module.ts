import { Module } from '@nestjs/common';
import { PruneAudit } from './prune-audit.use-case';
import { RecordAudit } from './record-audit.use-case';
import { RecordRefusal } from './record-refusal.use-case';

@Module({
  providers: [RecordAudit, RecordRefusal, PruneAudit],
  exports: [RecordAudit, RecordRefusal, PruneAudit],
})
export class AuditModule {}
