import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module';
import { PasswordHasher } from '../password/password-hasher';
import { CreateStaff } from './create-staff.use-case';

/** For the command, without routes. */
@Module({ imports: [AuditModule], providers: [PasswordHasher, CreateStaff] })
export class StaffCommandModule {}
