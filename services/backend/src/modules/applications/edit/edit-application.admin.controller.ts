import { Body, Controller, Param, Put, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Allow } from '../../../platform/access/access.decorators';
import { CurrentDoer, type Doer } from '../../../platform/access/current-doer.decorator';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '../../../platform/http/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/describe-errors.decorator';
import { DescribeIfMatch } from '../../../platform/http/describe-if-match.decorator';
import { IfMatch } from '../../../platform/http/if-match.decorator';
import { etagOf } from '../../../platform/http/record-version';
import { ApplicationView, toApplicationView } from '../list/application.view';
import { EditApplicationRequest } from './edit-application.dto';
import { EditApplication } from './edit-application.use-case';
import { FindApplications } from '../list/find-applications.use-case';

@ApiTags('applications')
@Allow('general', 'hr')
@Controller('api/admin/applications')
export class EditApplicationAdminController {
  constructor(
    private readonly editApplication: EditApplication,
    private readonly applications: FindApplications,
  ) {}

  @Put(':id')
  @ApiOperation({ operationId: 'editApplication', summary: 'Correct the position or the years of experience' })
  @ApiParam({ name: 'id', type: String, format: 'uuid' })
  @DescribeIfMatch()
  @ApiOkResponse({ type: ApplicationView })
  @DescribeErrors(400, 401, 403, 404, 412, 415, 503)
  async edit(
    @Param('id') id: string,
    @Body() given: EditApplicationRequest,
    @IfMatch() version: number | null,
    @CurrentDoer() doer: Doer,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ApplicationView> {
    response.setHeader('ETag', etagOf(await this.editApplication.edit(id, given, version, doer)));
    return toApplicationView(await this.applications.find(id), doer.actor);
  }
}
