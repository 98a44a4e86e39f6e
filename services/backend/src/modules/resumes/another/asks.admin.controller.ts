import { Controller, Get, Param } from '@nestjs/common';
import { Allow } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiParam, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { Answers } from '../../../platform/http/listing/answer-headers';
import { toView } from '../../../platform/http/listing/to-view';
import { ResumeAskView } from './asks.view';
import { ListResumeAsks } from './list-resume-asks.use-case';

@ApiTags('resumes')
@Allow('hr')
@Controller('api/admin/applications')
export class AsksAdminController {
  constructor(private readonly listResumeAsks: ListResumeAsks) {}

  @Get(':id/resume/asks')
  @ApiOperation({
    operationId: 'listResumeAsks',
    summary: 'When an applicant was asked for another file, newest first',
  })
  @ApiParam({ name: 'id', type: String, format: 'uuid', description: "The application's id." })
  @Answers(200, [ResumeAskView])
  async list(@Param('id') id: string): Promise<ResumeAskView[]> {
    return (await this.listResumeAsks.run(id)).map(toView);
  }
}
