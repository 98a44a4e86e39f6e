import { ApiProperty } from '../../../platform/http/api-docs.decorators';
import type { Erasure } from './erase-person.use-case';
import type { PersonCounts } from '../person.repository';

class PersonCountsView implements PersonCounts {
  @ApiProperty({ type: 'integer' }) applications: number;
  @ApiProperty({ type: 'integer' }) consultations: number;
  @ApiProperty({ type: 'integer' }) homeEnquiries: number;
  @ApiProperty({ type: 'integer' }) contactMessages: number;
  @ApiProperty({ type: 'integer' }) resumes: number;
  @ApiProperty({ type: 'integer' }) consents: number;
  @ApiProperty({ type: 'integer' }) notes: number;
  @ApiProperty({ type: 'integer' }) stageMoves: number;
  @ApiProperty({ type: 'integer', description: 'Mails that HR has asked for.' }) stageMails: number;
  @ApiProperty({ type: 'integer', description: 'Records of mails, to the person or about them.' }) deliveries: number;
  @ApiProperty({ type: 'integer', description: 'Links to other applications.' }) duplicates: number;
  @ApiProperty({ type: 'integer', description: 'Answers kept for repeated submissions.' }) keptAnswers: number;
}

/** What an erasure has taken away, or would take away. */
export class ErasureView {
  @ApiProperty({ type: Boolean }) dryRun: boolean;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) erasedAt: string | null;
  @ApiProperty({ type: PersonCountsView }) counts: PersonCountsView;
}

export const toErasureView = ({ counts, erasedAt }: Erasure): ErasureView => ({
  dryRun: erasedAt === null,
  erasedAt: erasedAt?.toISOString() ?? null,
  counts,
});
