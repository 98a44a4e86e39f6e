import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module';
import { CreateStaff } from '../people/create-staff.use-case';
import { PasswordHasher } from '../password/password-hasher';

/** The modules of the command that adds people, without routes. */
@Module({ imports: [AuditModule], providers: [PasswordHasher, CreateStaff] })
export class StaffCommandModule {}
