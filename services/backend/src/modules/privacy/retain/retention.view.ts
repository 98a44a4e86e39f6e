import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import type { Retention, Round } from './retention.repository';
import { leastDays, retentionKinds } from './retention-rules';

const days = (more: object) => ({ type: 'object', additionalProperties: { type: 'integer', ...more } }) as const;

class RetentionRoundView {
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) startedAt: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) endedAt: string | null;
  @ApiProperty({ ...days({}), nullable: true, description: 'How many of each kind went.' })
  removed: Record<string, number> | null;
}

/** How long each kind of record is kept. */
export class RetentionView {
  @ApiProperty({ type: String, example: 'retention' }) _id: string;
  @ApiProperty({ type: String, example: 'retention', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ ...days({ nullable: true }), description: 'By kind; null = for good.', example: { application: 365 } })
  keepDays: Record<string, number | null>;
  @ApiProperty({ ...days({}), description: 'The fewest that can be set, by kind.' }) leastDays: Record<string, number>;
  @ApiProperty({ type: RetentionRoundView }) lastRound: RetentionRoundView;
  @ApiProperty({ type: 'integer', description: 'The number in its `ETag`.' }) version: number;
}

/** The records of one kind that would go if the rules were carried out now. */
export class RetentionForecastView {
  @ApiProperty({ type: String, example: 'application' }) _id: string;
  @ApiProperty({ type: String, example: 'application', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ enum: retentionKinds }) kind: string;
  @ApiProperty({ type: 'integer', nullable: true }) keepDays: number | null;
  @ApiProperty({ type: 'integer' }) due: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Since when the oldest has counted.' })
  oldest: string | null;
}

export const toRetentionView = ({ lastRound, ...retention }: Retention & { lastRound: Round }): RetentionView => ({
  _id: 'retention',
  id: 'retention',
  ...retention,
  leastDays,
  lastRound: {
    startedAt: lastRound.startedAt?.toISOString() ?? null,
    endedAt: lastRound.endedAt?.toISOString() ?? null,
    removed: lastRound.removed,
  },
});
