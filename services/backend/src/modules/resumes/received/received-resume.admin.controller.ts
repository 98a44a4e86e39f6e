import { Controller, Param, Put } from '@nestjs/common';
import { Allow, CurrentCaller, type Caller } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiParam, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/expected-error';
import { AnswersNothing } from '../../../platform/http/listing/answer-headers';
import { UseReceivedFile } from './use-received-file.use-case';

@ApiTags('resumes')
@Allow('hr')
@Controller('api/admin/received-files')
export class ReceivedResumeAdminController {
  constructor(private readonly useReceivedFile: UseReceivedFile) {}

  @Put(':id/resume')
  @ApiOperation({
    operationId: 'useReceivedFile',
    summary: 'Make a file that an applicant has sent by mail the resume; the resume before it stays as a former one',
  })
  @ApiParam({ name: 'id', type: String, format: 'uuid', description: 'Of the file.' })
  @AnswersNothing('The file is the resume now.')
  @DescribeErrors('file_infected', 'file_not_scanned', 'file_too_large', 'unsupported_file_type')
  async use(@Param('id') id: string, @CurrentCaller() caller: Caller): Promise<void> {
    await this.useReceivedFile.run({ id }, caller);
  }
}
