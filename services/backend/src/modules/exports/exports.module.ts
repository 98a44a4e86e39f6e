import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { SendExport } from './send-export.use-case';

@Module({ imports: [AuditModule], providers: [SendExport], exports: [SendExport] })
export class ExportsModule {}
