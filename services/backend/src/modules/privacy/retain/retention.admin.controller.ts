import { Body, Controller, Get, Put } from '@nestjs/common';
import { Allow, CurrentCaller, type Caller, FreshlyAuthenticated } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { field, ruleOf } from '../../../platform/fields/field.decorator';
import { ApiOperation, ApiProperty, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { Answers, Versioned } from '../../../platform/http/listing/answer-headers';
import { IfMatch } from '../../../platform/http/listing/record-version';
import { toView } from '../../../platform/http/listing/to-view';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { countDue } from './due-records.repository';
import { changeRules, type KeepDays, leastDays, readRules, retention, retentionKinds } from './retention.repository';

const days = (more: object) => ({ type: 'object', additionalProperties: { type: 'integer', ...more } }) as const;

class RetentionRoundView {
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) startedAt: Date | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) endedAt: Date | null;
  @ApiProperty({ ...days({}), nullable: true, description: 'How many of each kind went.' })
  removed: Record<string, number> | null;
}

class RetentionView {
  @ApiProperty({ type: String, example: 'retention' }) _id: string;
  @ApiProperty({ type: String, example: 'retention', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ ...days({ nullable: true }), description: 'By kind; null = for good.', example: { application: 365 } })
  keepDays: Record<string, number | null>;
  @ApiProperty({ ...days({}), description: 'The fewest that can be set, by kind.' }) leastDays: Record<string, number>;
  @ApiProperty({ type: RetentionRoundView }) lastRound: RetentionRoundView;
  @ApiProperty({ type: 'integer', description: 'The number in its `ETag`.' }) version: number;
}

/** The records of one kind that would go if the rules were carried out now. */
class RetentionForecastView {
  @ApiProperty({ type: String, example: 'application' }) _id: string;
  @ApiProperty({ type: String, example: 'application', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ enum: retentionKinds }) kind: string;
  @ApiProperty({ type: 'integer', nullable: true }) keepDays: number | null;
  @ApiProperty({ type: 'integer' }) due: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Since when the oldest has counted.' })
  oldest: string | null;
}

const MOST_DAYS = 36_500;

/** The first fault of the given rules, or null. */
function findRetentionFault(wanted: unknown): string | null {
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted)) return 'Give the days to keep, by kind.';
  for (const [kind, count] of Object.entries(wanted)) {
    if (!Object.hasOwn(leastDays, kind)) return `${kind.slice(0, 40)} is not among ${retentionKinds.join(', ')}.`;
    const least = leastDays[kind as keyof KeepDays];
    const isFine = count === null || (Number.isInteger(count) && count >= least && count <= MOST_DAYS);
    if (!isFine) return `${kind}: enter whole days from ${least} to ${MOST_DAYS}, or null to keep it for good.`;
  }
  return null;
}

class ChangeRetentionRequest {
  @field(
    {
      type: 'object',
      additionalProperties: { type: 'integer', nullable: true },
      description: 'Whole days by kind, null for ever. Kinds that are left out stay as they are.',
      example: { application: 180, held: 14 },
    },
    ruleOf('retention', findRetentionFault),
  )
  keepDays: Partial<KeepDays>;
}

@ApiTags('privacy')
@Allow('general')
@Controller('api/admin/retention')
export class RetentionAdminController {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'findRetention', summary: 'Tell how long everything is kept' })
  @Answers(200, RetentionView)
  async find(): Promise<Versioned<RetentionView>> {
    const rules = await readRules(this.database);
    const lastRound = await retention.findRound(this.database);
    return new Versioned({ _id: 'retention', id: 'retention', ...rules, leastDays, lastRound }, rules.version);
  }

  @Put()
  @FreshlyAuthenticated()
  @ApiOperation({ operationId: 'changeRetention', summary: 'Change how long something is kept' })
  @Answers(200, RetentionView)
  async change(
    @Body() given: ChangeRetentionRequest,
    @IfMatch() version: number | null,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<RetentionView>> {
    await this.database.transaction(async (tx) => {
      const details = await changeRules(tx, given.keepDays, version);
      await this.audit.record({ action: 'retention.changed', subjectType: 'retention', details, ...caller }, tx);
    });
    return this.find();
  }

  @Get('preview')
  @ApiOperation({ operationId: 'previewRetention', summary: 'Count what would go today; nothing does' })
  @Answers(200, [RetentionForecastView])
  async preview(): Promise<RetentionForecastView[]> {
    return (await countDue(this.database)).map((due) => toView({ id: due.kind, ...due }));
  }
}
