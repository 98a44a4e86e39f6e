import { Module } from '@nestjs/common';
import { RecordAudit, RecordRefusal } from './record-audit.use-case';

@Module({ providers: [RecordAudit, RecordRefusal], exports: [RecordAudit, RecordRefusal] })
export class AuditModule {}
