import { Module } from '@nestjs/common';
import { RecordAudit } from './record-audit.use-case';
import { RecordRefusal } from './record-refusal.use-case';

@Module({
  providers: [RecordAudit, RecordRefusal],
  exports: [RecordAudit, RecordRefusal],
})
export class AuditModule {}
