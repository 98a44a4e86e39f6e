import { Answers, Versioned } from '../../../platform/http/listing/answer-headers';
import { Body, Controller, Param, Put } from '@nestjs/common';
import { Allow, CurrentDoer, type Doer } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { IfMatch } from '../../../platform/http/listing/record-version';
import { ApplicationView, toApplicationView } from '../list/application.view';
import { EditApplication, EditApplicationRequest } from './edit-application.use-case';
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
  @Answers(200, ApplicationView)
  async edit(
    @Param('id') id: string,
    @Body() given: EditApplicationRequest,
    @IfMatch() version: number | null,
    @CurrentDoer() doer: Doer,
  ): Promise<Versioned<ApplicationView>> {
    const saved = await this.editApplication.edit(id, given, version, doer);
    return new Versioned(toApplicationView(await this.applications.find(id), doer.actor), saved);
  }
}
