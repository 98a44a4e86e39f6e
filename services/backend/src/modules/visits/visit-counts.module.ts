import { Module } from '@nestjs/common';
import { CountPostVisits } from './count-post-visits.use-case';
import { CountVisits } from './count-visits.use-case';

@Module({ providers: [CountVisits, CountPostVisits], exports: [CountVisits, CountPostVisits] })
export class VisitCountsModule {}
