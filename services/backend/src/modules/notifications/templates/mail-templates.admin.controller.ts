import { Body, Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Allow } from '../../../platform/access/access.decorators';
import { CurrentDoer, type Doer } from '../../../platform/access/current-doer.decorator';
import {
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiQuery,
  ApiTags,
} from '../../../platform/http/api-docs.decorators';
import { contentRange } from '../../../platform/http/content-range';
import { DescribeErrors } from '../../../platform/http/describe-errors.decorator';
import { IfMatch } from '../../../platform/http/if-match.decorator';
import { etagOf } from '../../../platform/http/record-version';
import { ChangeMailTemplate } from './change-mail-template.use-case';
import { ListMailTemplates } from './list-mail-templates.use-case';
import { ChangeMailTemplateRequest, MailTemplateView, toMailTemplateView } from './mail-template.view';

const total = { description: '`mail-templates first-last/total`', schema: { type: 'string' as const } };
const etag = { description: 'Send it back as `If-Match` with a change.', schema: { type: 'string' as const } };

@ApiTags('mails')
@Allow('hr')
@Controller('api/admin/mail-templates')
export class MailTemplatesAdminController {
  constructor(
    private readonly listMailTemplates: ListMailTemplates,
    private readonly changeMailTemplate: ChangeMailTemplate,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listMailTemplates', summary: 'List the texts of mails to applicants' })
  @ApiQuery({ name: 'sort', type: String, required: false, example: '["title","ASC"]' })
  @ApiQuery({ name: 'range', type: String, required: false, example: '[0,24]', description: 'At most 200 rows.' })
  @ApiQuery({ name: 'filter', type: String, required: false, example: '{}', description: 'Keys: stage, id.' })
  @ApiOkResponse({ type: [MailTemplateView], headers: { 'Content-Range': total } })
  @DescribeErrors(400, 401, 403, 503)
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MailTemplateView[]> {
    const page = await this.listMailTemplates.list(query);
    response.setHeader('Content-Range', contentRange('mail-templates', page.offset, page.rows.length, page.total));
    return page.rows.map(toMailTemplateView);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'findMailTemplate', summary: 'Show one text of mails to applicants' })
  @ApiParam({ name: 'id', type: String, example: 'rejection' })
  @ApiOkResponse({ type: MailTemplateView, headers: { ETag: etag } })
  @DescribeErrors(401, 403, 404, 503)
  async find(@Param('id') key: string, @Res({ passthrough: true }) response: Response): Promise<MailTemplateView> {
    const template = await this.listMailTemplates.find(key);
    response.setHeader('ETag', etagOf(template.version));
    return toMailTemplateView(template);
  }

  @Put(':id')
  @ApiOperation({ operationId: 'changeMailTemplate', summary: 'Change a text of mails to applicants' })
  @ApiParam({ name: 'id', type: String, example: 'rejection' })
  @ApiHeader({
    name: 'If-Match',
    required: false,
    description: 'The `ETag` that was read; 412 if it is not the present one.',
  })
  @ApiOkResponse({ type: MailTemplateView, headers: { ETag: etag } })
  @DescribeErrors(400, 401, 403, 404, 412, 415, 503)
  async change(
    @Param('id') key: string,
    @Body() given: ChangeMailTemplateRequest,
    @IfMatch() version: number | null,
    @CurrentDoer() doer: Doer,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MailTemplateView> {
    const template = await this.changeMailTemplate.change(key, given, version, doer);
    response.setHeader('ETag', etagOf(template.version));
    return toMailTemplateView(template);
  }
}
