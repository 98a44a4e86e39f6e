import { Module } from '@nestjs/common';
import { DescribeApplication } from './describe-application.use-case';

/** What of applications runs in the background. */
@Module({ providers: [DescribeApplication], exports: [DescribeApplication] })
export class ApplicationsWorkerModule {}
