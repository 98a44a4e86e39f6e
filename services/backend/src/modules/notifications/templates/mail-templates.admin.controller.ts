import { DescribeList } from '../../../platform/http/listing/describe-list.decorator';
import { Answers, type Listed, listed, type Versioned, versioned } from '../../../platform/http/listing/answer-headers';
import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { Allow, CurrentDoer, type Doer } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiParam, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { IfMatch } from '../../../platform/http/listing/record-version';
import { toView } from '../../../platform/http/listing/to-view';
import { KeepMailTemplates } from './keep-mail-templates.use-case';
import { ChangeMailTemplateRequest, MailTemplateView } from './mail-template.view';

@ApiTags('mails')
@Allow('hr')
@Controller('api/admin/mail-templates')
export class MailTemplatesAdminController {
  constructor(private readonly templates: KeepMailTemplates) {}

  @Get()
  @ApiOperation({ operationId: 'listMailTemplates', summary: 'List the texts of mails to applicants' })
  @DescribeList({
    unit: 'mail-templates',
    view: MailTemplateView,
    sort: '["title","ASC"]',
    filter: { keys: 'stage, id', example: '{}' },
  })
  async list(@Query() query: Record<string, unknown>): Promise<Listed<MailTemplateView>> {
    return listed(await this.templates.list(query), toView);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'findMailTemplate', summary: 'Show one text of mails to applicants' })
  @ApiParam({ name: 'id', type: String, example: 'rejection' })
  @Answers(200, MailTemplateView)
  async find(@Param('id') key: string): Promise<Versioned<MailTemplateView>> {
    return versioned(await this.templates.find(key), toView);
  }

  @Put(':id')
  @ApiOperation({ operationId: 'changeMailTemplate', summary: 'Change a text of mails to applicants' })
  @ApiParam({ name: 'id', type: String, example: 'rejection' })
  @Answers(200, MailTemplateView)
  async change(
    @Param('id') key: string,
    @Body() given: ChangeMailTemplateRequest,
    @IfMatch() version: number | null,
    @CurrentDoer() doer: Doer,
  ): Promise<Versioned<MailTemplateView>> {
    return versioned(await this.templates.change(key, given, version, doer), toView);
  }
}
