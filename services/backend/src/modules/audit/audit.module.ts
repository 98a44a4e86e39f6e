import { Module } from '@nestjs/common';
import { TellDeedsModule } from '../../platform/changes/tell-deeds';
import { RecordAudit, RecordRefusal } from './record-audit.use-case';

@Module({ imports: [TellDeedsModule], providers: [RecordAudit, RecordRefusal], exports: [RecordAudit, RecordRefusal] })
export class AuditModule {}
