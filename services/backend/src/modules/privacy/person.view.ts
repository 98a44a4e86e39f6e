import { ApiProperty } from '../../platform/http/contract/api-docs.decorators';
import { type PersonCounts, personCounts } from './person.repository';

const descriptions: Partial<Record<keyof PersonCounts, string>> = {
  stageMails: 'Mails that HR has asked for.',
  deliveries: 'Records of mails, to the person or about them.',
  duplicates: 'Links to other applications.',
  keptAnswers: 'Answers kept for repeated submissions.',
};

export class PersonCountsView {
  @ApiProperty({ type: 'integer' }) applications: number;
}
for (const name of personCounts.slice(1)) {
  const description = descriptions[name];
  ApiProperty({ type: 'integer', ...(description && { description }) })(PersonCountsView.prototype, name);
}

export const MailboxOfErasure = () =>
  ApiProperty({
    type: String,
    nullable: true,
    example: 'office@company.example',
    description:
      'The mailbox of replies: mails of the person stay in it until they are deleted there by hand. Null without one.',
  });

/** The records that an erasure has removed, or would remove. */
export class ErasureView {
  @ApiProperty({ type: Boolean }) dryRun: boolean;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) erasedAt: string | null;
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Of its certificate, `GET /api/admin/erasures/{id}`; null for one that was only tried.',
  })
  certificateId: string | null;
  @ApiProperty({ type: PersonCountsView }) counts: PersonCounts;
  @MailboxOfErasure() mailbox: string | null;
}
