import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import {
  type Actor,
  Allow,
  CurrentActor,
  CurrentCaller,
  type Caller,
} from '../../../platform/access/access.decorators';
import { ApiOperation, ApiParam, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { Answers, type Listed, listed, type Versioned, versioned } from '../../../platform/http/listing/answer-headers';
import { DescribeList } from '../../../platform/http/listing/describe-list.decorator';
import { IfMatch } from '../../../platform/http/listing/record-version';
import { ChangeMailTemplate } from './change-mail-template.use-case';
import { FindMailTemplate } from './find-mail-template.use-case';
import { ListMailTemplates } from './list-mail-templates.use-case';
import { ChangeMailTemplateRequest } from './mail-templates.dto';
import { MailPreviewView, MailTemplateView, toTemplateView } from './mail-templates.view';
import { PreviewMailTemplate } from './words/preview-mail-template.use-case';
import { ResetMailTemplate } from './words/reset-mail-template.use-case';

@ApiTags('mails')
@Allow('general', 'hr')
@Controller('api/admin/mail-templates')
export class MailTemplatesAdminController {
  constructor(
    private readonly listMailTemplates: ListMailTemplates,
    private readonly findMailTemplate: FindMailTemplate,
    private readonly changeMailTemplate: ChangeMailTemplate,
    private readonly resetMailTemplate: ResetMailTemplate,
    private readonly previewMailTemplate: PreviewMailTemplate,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listMailTemplates',
    summary: 'List the mails that are your business, with their words',
  })
  @DescribeList({
    unit: 'mail-templates',
    view: MailTemplateView,
    sort: '["title","ASC"]',
    filter: { keys: 'stage, id, automatic', example: '{}' },
  })
  async list(
    @Query() query: Record<string, unknown>,
    @CurrentActor() reader: Actor,
  ): Promise<Listed<MailTemplateView>> {
    return listed(await this.listMailTemplates.run(query, reader), toTemplateView);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'findMailTemplate', summary: 'Show the words of one mail' })
  @ApiParam({ name: 'id', type: String, example: 'rejection' })
  @Answers(200, MailTemplateView)
  async find(@Param('id') key: string, @CurrentActor() reader: Actor): Promise<Versioned<MailTemplateView>> {
    return versioned(await this.findMailTemplate.run({ key }, reader), toTemplateView);
  }

  @Put(':id')
  @ApiOperation({ operationId: 'changeMailTemplate', summary: 'Change the words of a mail' })
  @ApiParam({ name: 'id', type: String, example: 'rejection' })
  @Answers(200, MailTemplateView)
  async change(
    @Param('id') key: string,
    @Body() { subject, body }: ChangeMailTemplateRequest,
    @IfMatch() version: number | null,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<MailTemplateView>> {
    return versioned(await this.changeMailTemplate.run({ key, version, subject, body }, caller), toTemplateView);
  }

  @Post(':id/default')
  @ApiOperation({ operationId: 'resetMailTemplate', summary: 'Give a mail the words of the release again' })
  @ApiParam({ name: 'id', type: String, example: 'rejection' })
  @Answers(200, MailTemplateView)
  async reset(
    @Param('id') key: string,
    @IfMatch() version: number | null,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<MailTemplateView>> {
    return versioned(await this.resetMailTemplate.run({ key, version }, caller), toTemplateView);
  }

  @Post(':id/preview')
  @ApiOperation({
    operationId: 'previewMailTemplate',
    summary: 'Show a mail with sample values; nothing is saved or sent',
  })
  @ApiParam({ name: 'id', type: String, example: 'rejection' })
  @Answers(200, MailPreviewView)
  preview(
    @Param('id') key: string,
    @Body() { subject, body }: ChangeMailTemplateRequest,
    @CurrentActor() reader: Actor,
  ): Promise<MailPreviewView> {
    return this.previewMailTemplate.run({ key, subject, body }, reader);
  }
}
