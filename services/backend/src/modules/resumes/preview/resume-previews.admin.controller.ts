import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Allow, CurrentDoer, type Doer } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiParam, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { Answers } from '../../../platform/http/listing/answer-headers';
import { DescribeErrors } from '../../../platform/http/errors/describe-errors.decorator';
import { DescribeFile } from '../../../platform/http/contract/describe-file.decorator';
import { FindPreview } from './find-preview';
import { ReadPreviewPage } from './read-preview-page';
import { ResumePreviewView, toResumePreviewView } from './resume-preview.view';
import { sendPage, whileFewAreHeld } from '../read/send-file';

const refusals = ['resume_infected', 'resume_rejected', 'resume_not_filed', 'scan_pending'];

@ApiTags('resumes')
@Allow('hr')
@Controller('api/admin/applications/:id/resume/preview')
export class ResumePreviewsAdminController {
  constructor(
    private readonly previews: FindPreview,
    private readonly pages: ReadPreviewPage,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ operationId: 'readResumePreview', summary: 'Read a resume without downloading it; put on record' })
  @ApiParam({ name: 'id', type: String, format: 'uuid', description: "The application's id." })
  @Answers(200, ResumePreviewView)
  @DescribeErrors(...refusals)
  async read(@Param('id') id: string, @CurrentDoer() reader: Doer): Promise<ResumePreviewView> {
    return toResumePreviewView(await this.previews.read(id, reader));
  }

  @Get(':page.png')
  @ApiOperation({ operationId: 'readResumePage', summary: 'Show a page of a PDF resume; put on record' })
  @ApiParam({ name: 'id', type: String, format: 'uuid', description: "The application's id." })
  @ApiParam({ name: 'page', type: 'integer', description: 'From 1 to the `pages` of the preview.' })
  @DescribeFile({
    type: 'image/png',
    description: 'A picture of the page.',
    disposition: 'inline; filename="page.png"',
  })
  @DescribeErrors(...refusals, 'preview_damaged')
  async readPage(
    @Param('id') id: string,
    @Param('page') page: string,
    @CurrentDoer() reader: Doer,
    @Res() response: Response,
  ): Promise<void> {
    await whileFewAreHeld(async () => {
      await sendPage(response, await this.pages.open(id, page, reader));
    });
  }
}
