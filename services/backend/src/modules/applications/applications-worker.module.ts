import { Module } from '@nestjs/common';
import { RenewDocuments } from './list/renew-documents';

/** The worker's part of applications. */
@Module({ providers: [RenewDocuments] })
export class ApplicationsWorkerModule {}
