import { Module } from '@nestjs/common';
import { CountChosenOption, CountReceivedApplications } from './count-applications.use-case';
import { DescribeApplication } from './describe-application.use-case';

const reads = [CountReceivedApplications, CountChosenOption, DescribeApplication];

/** Reads of applications for other modules. Apart from ApplicationsModule, which imports some of these modules itself. */
@Module({ providers: reads, exports: reads })
export class ApplicationReadsModule {}
