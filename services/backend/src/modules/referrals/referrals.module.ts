import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { EditReferrals } from './edit-referrals.use-case';
import { ReferralsAdminController } from './referrals.admin.controller';
import { ReferralsRepository } from './referrals.repository';

/** Links by which colleagues refer people to job posts. */
@Module({
  imports: [AuditModule],
  controllers: [ReferralsAdminController],
  providers: [ReferralsRepository, EditReferrals],
})
export class ReferralsModule {}
