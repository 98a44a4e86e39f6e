import { ApiProperty } from '../../platform/http/contract/api-docs.decorators';
import { type RowOf, toView } from '../../platform/http/listing/to-view';
import { pathOfJobPost } from '../job-posts/job-post.facts';

/** A link by which a colleague refers people to a job post. */
export class ReferralView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The id of the job post.' }) jobPost: string;
  @ApiProperty({ type: String, example: 'Asha Rao', description: 'Of the colleague.' }) name: string;
  @ApiProperty({ type: String, example: 'r-7k3m2qxw9t' }) code: string;
  @ApiProperty({
    type: String,
    format: 'uri',
    example: 'https://www.company.example/career/cook?ref=r-7k3m2qxw9t',
    description: 'What the colleague passes on.',
  })
  address: string;
  @ApiProperty({ type: 'integer', description: 'How many came by it, without what is held or discarded.' })
  applications: number;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Since then applications do not count for it; the address still leads to the post.',
  })
  withdrawnAt: string | null;
}

/** `slug` is the post's as it is now. */
export type Referral = Omit<RowOf<ReferralView, 'createdAt' | 'withdrawnAt'>, 'address'> & { slug: string };

export function toReferralView({ slug, ...referral }: Referral, siteUrl: string): ReferralView {
  const address = `${siteUrl}${pathOfJobPost(slug)}?ref=${referral.code}`;
  return toView({ ...referral, address });
}
