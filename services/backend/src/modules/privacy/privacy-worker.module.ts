import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { CarryOutRetention } from './carry-out-retention';
import { DueRecordsRepository } from './due-records.repository';
import { KeepPrivacy } from './keep-privacy';
import { RemovalModule } from './removal.module';
import { RetentionRepository } from './retention.repository';

/** What of privacy runs in the background. */
@Module({
  imports: [AuditModule, RemovalModule],
  providers: [RetentionRepository, DueRecordsRepository, CarryOutRetention, KeepPrivacy],
})
export class PrivacyWorkerModule {}
