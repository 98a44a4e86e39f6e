import { Body, Controller, Get, Put, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Allow } from '../../platform/access/access.decorators';
import { CurrentDoer, type Doer } from '../../platform/access/current-doer.decorator';
import { FreshlyAuthenticated } from '../../platform/access/freshly-authenticated.decorator';
import { ApiOkResponse, ApiOperation, ApiTags } from '../../platform/http/api-docs.decorators';
import { DescribeErrors } from '../../platform/http/describe-errors.decorator';
import { DescribeIfMatch } from '../../platform/http/describe-if-match.decorator';
import { IfMatch } from '../../platform/http/if-match.decorator';
import { etagOf } from '../../platform/http/record-version';
import { ChangeRetention } from './change-retention.use-case';
import { FindRetention } from './find-retention.use-case';
import { PreviewRetention } from './preview-retention.use-case';
import { ChangeRetentionRequest } from './retention.dto';
import { RetentionForecastView, RetentionView, toRetentionForecastView, toRetentionView } from './retention.view';

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
  @ApiOkResponse({ type: RetentionView })
  @DescribeErrors(401, 403, 503)
  async find(@Res({ passthrough: true }) response: Response): Promise<RetentionView> {
    const view = toRetentionView(await this.findRetention.find());
    response.setHeader('ETag', etagOf(view.version));
    return view;
  }

  @Put()
  @FreshlyAuthenticated()
  @ApiOperation({ operationId: 'changeRetention', summary: 'Change how long something is kept' })
  @DescribeIfMatch()
  @ApiOkResponse({ type: RetentionView })
  @DescribeErrors(400, 401, 403, 412, 413, 415, 503)
  async change(
    @Body() given: ChangeRetentionRequest,
    @IfMatch() version: number | null,
    @CurrentDoer() doer: Doer,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RetentionView> {
    await this.changeRetention.change(given.keepDays, version, doer);
    return this.find(response);
  }

  @Get('preview')
  @ApiOperation({ operationId: 'previewRetention', summary: 'Count what would go today; nothing does' })
  @ApiOkResponse({ type: [RetentionForecastView] })
  @DescribeErrors(401, 403, 503)
  async preview(): Promise<RetentionForecastView[]> {
    return (await this.previewRetention.preview()).map(toRetentionForecastView);
  }
}
