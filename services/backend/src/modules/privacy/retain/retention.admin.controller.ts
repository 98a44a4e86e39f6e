import { Answers, Versioned } from '../../../platform/http/listing/answer-headers';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { field, ruleOf } from '../../../platform/fields/field.decorator';
import { Allow, CurrentDoer, type Doer, FreshlyAuthenticated } from '../../../platform/access/access.decorators';
import { IfMatch } from '../../../platform/http/listing/record-version';
import { findRetentionFault, type KeepDays } from './retention-rules';
import { toView } from '../../../platform/http/listing/to-view';
import { KeepRetention } from './keep-retention.use-case';
import { RetentionForecastView, RetentionView, toRetentionView } from './retention.view';

export class ChangeRetentionRequest {
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
  constructor(private readonly retention: KeepRetention) {}

  @Get()
  @ApiOperation({ operationId: 'findRetention', summary: 'Tell how long everything is kept' })
  @Answers(200, RetentionView)
  async find(): Promise<Versioned<RetentionView>> {
    const view = toRetentionView(await this.retention.find());
    return new Versioned(view, view.version);
  }

  @Put()
  @FreshlyAuthenticated()
  @ApiOperation({ operationId: 'changeRetention', summary: 'Change how long something is kept' })
  @Answers(200, RetentionView)
  async change(
    @Body() given: ChangeRetentionRequest,
    @IfMatch() version: number | null,
    @CurrentDoer() doer: Doer,
  ): Promise<Versioned<RetentionView>> {
    await this.retention.change(given.keepDays, version, doer);
    return this.find();
  }

  @Get('preview')
  @ApiOperation({ operationId: 'previewRetention', summary: 'Count what would go today; nothing does' })
  @Answers(200, [RetentionForecastView])
  async preview(): Promise<RetentionForecastView[]> {
    return (await this.retention.preview()).map(toView);
  }
}
