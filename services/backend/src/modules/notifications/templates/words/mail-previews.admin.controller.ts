import { Controller, Get, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { type Actor, Allow, CurrentActor } from '../../../../platform/access/access.decorators';
import { ApiOperation, ApiParam, ApiTags } from '../../../../platform/http/contract/api-docs.decorators';
import { DescribeFile } from '../../../../platform/http/contract/describe-file.decorator';
import { sendChecked, setFileHeaders } from '../../../../platform/http/files/send-file';
import { ReadMailPreview } from './read-mail-preview.use-case';

/** Mails have inline styles, which the policy of the admin's pages does not allow: so they are pages of their own, without script and sandboxed. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'";

@ApiTags('mails')
@Allow('general', 'hr')
@Controller('api/admin/mail-previews')
export class MailPreviewsAdminController {
  constructor(private readonly readMailPreview: ReadMailPreview) {}

  @Get(':id')
  @ApiOperation({
    operationId: 'readMailPreview',
    summary: 'Show the HTML form of a mail that was previewed, for a frame',
  })
  @ApiParam({ name: 'id', type: String, format: 'uuid', description: 'Of the preview.' })
  @DescribeFile({ type: 'text/html', description: 'The mail as a page.', disposition: 'inline' })
  async read(@Param('id') id: string, @CurrentActor() reader: Actor, @Res() response: Response): Promise<void> {
    const bytes = await this.readMailPreview.run({ id }, reader);
    setFileHeaders(response, 'text/html; charset=utf-8', bytes.length, 'inline', POLICY);
    response.setHeader('X-Frame-Options', 'SAMEORIGIN');
    await sendChecked(response, bytes);
  }
}
