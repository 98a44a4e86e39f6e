import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { Versioned } from '../../../platform/http/listing/answer-headers';
import { leastDays, type Retention, retentionKinds } from './retention.repository';

const days = (more: object) => ({ type: 'object', additionalProperties: { type: 'integer', ...more } }) as const;

class RetentionRoundView {
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) startedAt: Date | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) endedAt: Date | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description:
      'The next one begins within the hour after it; a time that is past says that no worker has begun it yet. Null before the first.',
  })
  nextAt: Date | null;
  @ApiProperty({ ...days({}), nullable: true, description: 'How many of each kind went.' })
  removed: Record<string, number> | null;
}

export class RetentionView {
  @ApiProperty({ type: String, example: 'retention' }) _id: string;
  @ApiProperty({ type: String, example: 'retention', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ ...days({ nullable: true }), description: 'By kind; null = for good.', example: { application: 365 } })
  keepDays: Record<string, number | null>;
  @ApiProperty({ ...days({}), description: 'The fewest that can be set, by kind.' }) leastDays: Record<string, number>;
  @ApiProperty({ type: RetentionRoundView }) lastRound: RetentionRoundView;
  @ApiProperty({ type: 'integer', description: 'The number in its `ETag`.' }) version: number;
}

/** The records of one kind that the next round will remove. */
export class RetentionForecastView {
  @ApiProperty({ type: String, example: 'application' }) _id: string;
  @ApiProperty({ type: String, example: 'application', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ enum: retentionKinds }) kind: string;
  @ApiProperty({ type: 'integer', nullable: true }) keepDays: number | null;
  @ApiProperty({
    type: 'integer',
    description: 'Old enough at `nextAt`, or now where that is past. 10001 stands for more than 10000.',
  })
  due: number;
  @ApiProperty({ type: 'integer', description: 'Will go within 30 days, those that are due included; likewise.' })
  soon: number;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Since when the oldest of them has counted.',
  })
  oldest: string | null;
}

export const toRetentionView = ({ keepDays, lastRound, version }: Retention): Versioned<RetentionView> =>
  new Versioned({ _id: 'retention', id: 'retention', keepDays, version, leastDays, lastRound }, version);
