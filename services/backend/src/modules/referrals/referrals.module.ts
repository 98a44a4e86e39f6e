import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { EditReferrals } from './edit-referrals.use-case';
import { ReferralsAdminController } from './referrals.admin.controller';

/** Links by which colleagues refer people to job posts. */
@Module({
  imports: [AuditModule],
  controllers: [ReferralsAdminController],
  providers: [EditReferrals],
})
export class ReferralsModule {}
