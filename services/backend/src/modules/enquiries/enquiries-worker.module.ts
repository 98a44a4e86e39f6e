import { Module } from '@nestjs/common';
import { DescribeEnquiry } from './describe-enquiry.use-case';

/** The worker's part of enquiries. */
@Module({ providers: [DescribeEnquiry], exports: [DescribeEnquiry] })
export class EnquiriesWorkerModule {}
