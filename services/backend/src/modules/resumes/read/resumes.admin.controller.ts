import { Controller, Get, Head, Param, Res } from '@nestjs/common';
import {
  ApiExcludeEndpoint,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '../../../platform/http/contract/api-docs.decorators';
import type { Response } from 'express';
import { Allow, CurrentDoer, type Doer } from '../../../platform/access/access.decorators';
import { DescribeErrors } from '../../../platform/http/errors/describe-errors.decorator';
import { DescribeFile } from '../../../platform/http/contract/describe-file.decorator';
import { ReadResume } from './read-resume.use-case';
import { whileFewAreHeld, describeResume, sendResume } from './send-file';

@ApiTags('resumes')
@Allow('hr')
@Controller('uploads')
export class ResumesAdminController {
  constructor(private readonly readResume: ReadResume) {}

  /** Without this route Express would answer HEAD through GET, which would be recorded as a reading. */
  @Head(':resume')
  @ApiExcludeEndpoint()
  async describe(@Param('resume') fileName: string, @Res() response: Response): Promise<void> {
    describeResume(response, await this.readResume.find(fileName));
    response.end();
  }

  @Get(':resume')
  @ApiOperation({ operationId: 'readResume', summary: 'Download a resume; every reading is put on record' })
  @ApiParam({ name: 'resume', type: String, description: 'The `resume` of an application.' })
  @DescribeFile({
    type: 'application/octet-stream',
    description: 'The file, as an attachment.',
    disposition: 'attachment; filename="Asha-Verma-resume.pdf"',
  })
  @DescribeErrors(
    'resume_infected',
    'resume_rejected',
    'resume_not_filed',
    'scan_pending',
    'resume_erased',
    'resume_missing',
    'resume_damaged',
  )
  async read(@Param('resume') fileName: string, @CurrentDoer() reader: Doer, @Res() response: Response): Promise<void> {
    await whileFewAreHeld(async () => {
      const { resume, bytes } = await this.readResume.open(fileName, reader);
      await sendResume(response, resume, bytes);
    });
  }
}
