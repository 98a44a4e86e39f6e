import { Controller, Get, Head, Header, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Allow, CurrentCaller, type Caller } from '../../../platform/access/access.decorators';
import {
  ApiExcludeEndpoint,
  ApiOperation,
  ApiParam,
  ApiQuery,
  ApiTags,
} from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/expected-error';
import { DescribeFile } from '../../../platform/http/contract/describe-file.decorator';
import { whileFewAreHeld } from '../../../platform/http/files/send-file';
import { Answers } from '../../../platform/http/listing/answer-headers';
import { readAnyway } from '../damaged/anyway.filter';
import { ReadDamagedResume } from '../damaged/read-damaged-resume.use-case';
import { DescribeResume } from './describe-resume.use-case';
import { ReadPage } from './read-page.use-case';
import { ReadPreview } from './read-preview.use-case';
import { ReadResume } from './read-resume.use-case';
import { readPreviewQuery } from './resume-preview.filter';
import { ResumePreviewView } from './resume-preview.view';
import { sendPage, sendResume, setResumeHeaders } from './send-file';

const refusals = ['resume_infected', 'resume_rejected', 'resume_not_filed', 'scan_pending'];
const previewPath = 'api/admin/applications/:id/resume/preview';
const ApplicationId = ApiParam({ name: 'id', type: String, format: 'uuid', description: "The application's id." });

@ApiTags('resumes')
@Allow('hr')
@Controller()
export class ResumesAdminController {
  constructor(
    private readonly describeResume: DescribeResume,
    private readonly readResume: ReadResume,
    private readonly readDamagedResume: ReadDamagedResume,
    private readonly readPreview: ReadPreview,
    private readonly readPage: ReadPage,
  ) {}

  /** Without this route Express would answer HEAD through GET, which would be recorded as a reading. */
  @Head('uploads/:resume')
  @ApiExcludeEndpoint()
  async describe(
    @Param('resume') fileName: string,
    @Query('anyway') anyway: unknown,
    @Res() response: Response,
  ): Promise<void> {
    setResumeHeaders(response, await this.describeResume.run({ fileName, anyway: readAnyway(anyway) }));
    response.end();
  }

  @Get('uploads/:resume')
  @ApiOperation({ operationId: 'readResume', summary: 'Download a resume; every reading is put on record' })
  @ApiParam({ name: 'resume', type: String, description: 'The `resume` of an application.' })
  @ApiQuery({
    name: 'anyway',
    type: Boolean,
    required: false,
    description:
      '`true` hands out what there is of a resume that is not the one that was sent any more: `resume_damaged`, `resume_rejected`.',
  })
  @DescribeFile({
    type: 'application/octet-stream',
    description: 'The file, as an attachment.',
    disposition: 'attachment; filename="Asha-Verma-resume.pdf"',
  })
  @DescribeErrors(...refusals, 'resume_erased', 'resume_missing', 'resume_damaged')
  async read(
    @Param('resume') fileName: string,
    @Query('anyway') anyway: unknown,
    @CurrentCaller() reader: Caller,
    @Res() response: Response,
  ): Promise<void> {
    const isAnyway = readAnyway(anyway);
    await whileFewAreHeld(async () => {
      const { resume, bytes, isDamaged } = isAnyway
        ? await this.readDamagedResume.run(fileName, reader)
        : { ...(await this.readResume.run(fileName, reader)), isDamaged: false };
      await sendResume(response, resume, bytes, isDamaged);
    });
  }

  @Get(previewPath)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ operationId: 'readResumePreview', summary: 'Read a resume without downloading it; put on record' })
  @ApplicationId
  @ApiQuery({
    name: 'q',
    type: String,
    required: false,
    example: 'kubernetes',
    description: 'What to find in the text, as in the search for applications.',
  })
  @Answers(200, ResumePreviewView)
  @DescribeErrors(...refusals)
  preview(
    @Param('id') id: string,
    @Query('q') q: unknown,
    @CurrentCaller() reader: Caller,
  ): Promise<ResumePreviewView> {
    return this.readPreview.run({ applicationId: id, q: readPreviewQuery(q) }, reader);
  }

  @Get(`${previewPath}/:page.png`)
  @ApiOperation({ operationId: 'readResumePage', summary: 'Show a page of a PDF resume; put on record' })
  @ApplicationId
  @ApiParam({ name: 'page', type: 'integer', description: 'From 1 to the `pages` of the preview.' })
  @DescribeFile({
    type: 'image/png',
    description: 'A picture of the page.',
    disposition: 'inline; filename="page.png"',
  })
  @DescribeErrors(...refusals, 'preview_damaged')
  async page(
    @Param('id') id: string,
    @Param('page') page: string,
    @CurrentCaller() reader: Caller,
    @Res() response: Response,
  ): Promise<void> {
    await whileFewAreHeld(async () => sendPage(response, await this.readPage.run({ applicationId: id, page }, reader)));
  }
}
