import { Module } from '@nestjs/common';
import { DuplicateSearchRepository } from './duplicate-search.repository';
import { FindDuplicates } from './find-duplicates.handler';

/** What of duplicates runs in the background. */
@Module({ providers: [DuplicateSearchRepository, FindDuplicates] })
export class DuplicatesWorkerModule {}
