import { Body, Controller, Get, Put } from '@nestjs/common';
import { Allow, CurrentCaller, type Caller, FreshlyAuthenticated } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { Answers, type Versioned } from '../../../platform/http/listing/answer-headers';
import { IfMatch } from '../../../platform/http/listing/record-version';
import { toView } from '../../../platform/http/listing/to-view';
import { ChangeRetention } from './change-retention.use-case';
import { FindRetention } from './find-retention.use-case';
import { PreviewRetention } from './preview-retention.use-case';
import { ChangeRetentionRequest } from './retention.dto';
import { RetentionForecastView, RetentionView, toRetentionView } from './retention.view';

@ApiTags('privacy')
@Allow('general')
@Controller('api/admin/retention')
export class RetentionAdminController {
  constructor(
    private readonly findRetention: FindRetention,
    private readonly changeRetention: ChangeRetention,
    private readonly previewRetention: PreviewRetention,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'findRetention', summary: 'Tell how long everything is kept' })
  @Answers(200, RetentionView)
  async find(): Promise<Versioned<RetentionView>> {
    return toRetentionView(await this.findRetention.run());
  }

  @Put()
  @FreshlyAuthenticated()
  @ApiOperation({ operationId: 'changeRetention', summary: 'Change how long something is kept' })
  @Answers(200, RetentionView)
  async change(
    @Body() { keepDays }: ChangeRetentionRequest,
    @IfMatch() version: number | null,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<RetentionView>> {
    return toRetentionView(await this.changeRetention.run({ keepDays, version }, caller));
  }

  @Get('preview')
  @ApiOperation({ operationId: 'previewRetention', summary: 'Count what would go today; nothing does' })
  @Answers(200, [RetentionForecastView])
  async preview(): Promise<RetentionForecastView[]> {
    return (await this.previewRetention.run()).map((due) => toView({ id: due.kind, ...due }));
  }
}
