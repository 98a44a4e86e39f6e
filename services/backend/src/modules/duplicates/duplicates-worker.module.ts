import { Module } from '@nestjs/common';
import { FindDuplicatesHandler } from './find/find-duplicates.handler';
import { FindDuplicates } from './find/find-duplicates.use-case';

/** The worker's part of duplicates. */
@Module({ providers: [FindDuplicates, FindDuplicatesHandler] })
export class DuplicatesWorkerModule {}
