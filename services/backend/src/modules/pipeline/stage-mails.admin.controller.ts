import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Allow } from '../../platform/access/access.decorators';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '../../platform/http/api-docs.decorators';
import { DescribeErrors } from '../../platform/http/describe-errors.decorator';
import { PreviewStageMail } from '../notifications/preview-stage-mail.use-case';
import { PreviewStageMailRequest } from './stage-mail.dto';
import { StageMailView } from './stage-mail.view';

@ApiTags('pipeline')
@Allow('hr')
@Controller('api/admin/applications')
export class StageMailsAdminController {
  constructor(private readonly previewStageMail: PreviewStageMail) {}

  @Post(':id/stage/preview')
  @HttpCode(200)
  @ApiOperation({ operationId: 'previewStageMail', summary: 'Show the mail that belongs to a stage; nothing is sent' })
  @ApiParam({ name: 'id', type: String, format: 'uuid' })
  @ApiOkResponse({ type: StageMailView })
  @DescribeErrors(400, 401, 403, 404, 415, 503)
  preview(@Param('id') id: string, @Body() { stage, mail }: PreviewStageMailRequest): Promise<StageMailView> {
    return this.previewStageMail.preview(stage, id, mail);
  }
}
