import { Module } from '@nestjs/common';
import { CountEnquiries } from './count-enquiries.use-case';

@Module({ providers: [CountEnquiries], exports: [CountEnquiries] })
export class EnquiryCountsModule {}
