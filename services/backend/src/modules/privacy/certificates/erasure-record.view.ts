import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { toView } from '../../../platform/http/listing/to-view';
import type { ErasureEntry } from '../../audit/erasures/read-erasures.use-case';
import { type ErasureReason, erasureReasons } from '../person.dto';
import { type PersonCounts, personCounts } from '../person.repository';
import { MailboxOfErasure, PersonCountsView } from '../person.view';
import { certificateNumber } from './certificate-number';

/** What a certificate of erasure says. Neither the person nor their address is known any more. */
export class ErasureRecordView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ type: String, example: 'ER-8A61-F0D4', description: 'The number of the certificate.' }) number: string;
  @ApiProperty({ type: String, format: 'date-time', description: 'All that was received until then is erased.' })
  erasedAt: string;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Leela Nair',
    description: 'The name of who did it, as it was then.',
  })
  erasedBy: string | null;
  @ApiProperty({ enum: erasureReasons }) reason: ErasureReason;
  @ApiProperty({ type: PersonCountsView, description: 'Kinds that were not counted at that time have 0.' })
  counts: PersonCounts;
  @MailboxOfErasure() mailbox: string | null;
}

export const toErasureRecordView = ({ counts, reason, ...entry }: ErasureEntry): ErasureRecordView => ({
  ...toView(entry),
  number: certificateNumber(entry.id),
  reason: reason as ErasureReason,
  counts: Object.fromEntries(personCounts.map((name) => [name, counts[name] ?? 0])) as PersonCounts,
});
