import { Module } from '@nestjs/common';
import { CountReceivedApplications } from './count-received-applications.use-case';

@Module({ providers: [CountReceivedApplications], exports: [CountReceivedApplications] })
export class ReceivedApplicationsModule {}
