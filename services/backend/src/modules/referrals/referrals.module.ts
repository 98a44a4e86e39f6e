import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { CreateReferral } from './create-referral.use-case';
import { EndReferral } from './end-referral.use-case';
import { ListReferrals } from './list-referrals.use-case';
import { ReferralsAdminController } from './referrals.admin.controller';
import { ReferralsRepository } from './referrals.repository';

/** Links by which colleagues refer people to job posts. */
@Module({
  imports: [AuditModule],
  controllers: [ReferralsAdminController],
  providers: [ReferralsRepository, ListReferrals, CreateReferral, EndReferral],
})
export class ReferralsModule {}
