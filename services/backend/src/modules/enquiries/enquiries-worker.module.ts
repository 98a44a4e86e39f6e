import { Module } from '@nestjs/common';
import { DescribeEnquiry } from './describe-enquiry.use-case';

/** What of enquiries runs in the background. */
@Module({ providers: [DescribeEnquiry], exports: [DescribeEnquiry] })
export class EnquiriesWorkerModule {}
