import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { CreateReferral } from './create-referral.use-case';
import { DeleteReferral } from './delete-referral.use-case';
import { ListReferrals } from './list-referrals.use-case';
import { ReferralsAdminController } from './referrals.admin.controller';
import { WithdrawReferral } from './withdraw-referral.use-case';

/** Links by which colleagues refer people to job posts. */
@Module({
  imports: [AuditModule],
  controllers: [ReferralsAdminController],
  providers: [ListReferrals, CreateReferral, WithdrawReferral, DeleteReferral],
})
export class ReferralsModule {}
