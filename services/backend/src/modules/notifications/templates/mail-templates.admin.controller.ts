import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { IsString } from 'class-validator';
import { Allow, CurrentCaller, type Caller } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { findRow, listRows, oneRow, queries } from '../../../platform/database/queries';
import { field } from '../../../platform/fields/field.decorator';
import { ApiOperation, ApiParam, ApiProperty, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { NotFound, ValidationFailed } from '../../../platform/http/errors/http.errors';
import { Answers, type Listed, listed, type Versioned, versioned } from '../../../platform/http/listing/answer-headers';
import { DescribeList } from '../../../platform/http/listing/describe-list.decorator';
import { filterReader } from '../../../platform/http/listing/filter-values';
import { parseListQuery } from '../../../platform/http/listing/list-query';
import { ChangedMeanwhile, IfMatch } from '../../../platform/http/listing/record-version';
import { type RowOf, toView } from '../../../platform/http/listing/to-view';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { checkTemplate, knownPlaceholders as known, longestTemplate } from './mail-text';

/** The text of a mail template; key, stage and title stay. */
class ChangeMailTemplateRequest {
  @field(
    { type: String, maxLength: longestTemplate.subject, description: `One line. Placeholders: ${known}.` },
    IsString({ message: 'Enter a subject.' }),
  )
  subject: string;

  @field(
    { type: String, maxLength: longestTemplate.body, description: `Plain text with the same placeholders: ${known}.` },
    IsString({ message: 'Enter a text.' }),
  )
  body: string;
}

/** A text that HR sends to applicants, with placeholders. */
class MailTemplateView {
  @ApiProperty({ type: String, example: 'interview-invitation' }) _id: string;
  @ApiProperty({ type: String, description: 'The same as `_id`: its key.' }) id: string;
  @ApiProperty({ type: String, example: 'interview', description: 'The stage that it belongs to.' }) stage: string;
  @ApiProperty({ type: String, example: 'Invitation to an interview' }) title: string;
  @ApiProperty({ type: String }) subject: string;
  @ApiProperty({ type: String }) body: string;
  @ApiProperty({ type: Number }) version: number;
  @ApiProperty({ type: String, format: 'date-time' }) updatedAt: string;
}

type MailTemplate = RowOf<MailTemplateView, 'updatedAt'>;

const columns = 'key AS id, stage, title, subject, body, version, updated_at AS "updatedAt"';
const one = `SELECT ${columns} FROM mail_templates WHERE key = $1`;

const mailTemplates = queries('mail-templates', {
  list: listRows<MailTemplate>(`SELECT ${columns} FROM mail_templates ORDER BY title, key`),
  find: findRow<MailTemplate, [key: string]>(one),
  lock: findRow<MailTemplate, [key: string]>(`${one} FOR UPDATE`),
  update: oneRow<MailTemplate, [key: string, subject: string, body: string]>(`
    UPDATE mail_templates SET subject = $2, body = $3, version = version + 1, updated_at = now() WHERE key = $1
    RETURNING ${columns}`),
});

const rules = { sortFields: ['title', 'stage'], defaultSort: { field: 'title', order: 'ASC' } } as const;

const refusal = 'Only stage and id can be filtered by, and both are texts.';
function readText(value: unknown): string {
  if (typeof value === 'string' && value.length <= 100) return value;
  throw new ValidationFailed({ filter: refusal });
}
const readFilter = filterReader({ stage: readText, id: (value) => [value].flat().map(readText) }, refusal);

/** The texts for applicants: a handful of rows, so that they are sorted here. */
@ApiTags('mails')
@Allow('hr')
@Controller('api/admin/mail-templates')
export class MailTemplatesAdminController {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listMailTemplates', summary: 'List the texts of mails to applicants' })
  @DescribeList({
    unit: 'mail-templates',
    view: MailTemplateView,
    sort: '["title","ASC"]',
    filter: { keys: 'stage, id', example: '{}' },
  })
  async list(@Query() query: Record<string, unknown>): Promise<Listed<MailTemplateView>> {
    const { sort, offset, limit, filter } = parseListQuery(query, rules);
    const { stage, id } = readFilter(filter);
    const all = await mailTemplates.list(this.database);
    const rows = all.filter((row) => (stage ?? row.stage) === row.stage && (id?.includes(row.id) ?? true));
    const direction = sort.order === 'ASC' ? 1 : -1;
    rows.sort((a, b) => direction * a[sort.field].localeCompare(b[sort.field]));
    return listed({ rows: rows.slice(offset, offset + limit), offset, total: rows.length }, toView);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'findMailTemplate', summary: 'Show one text of mails to applicants' })
  @ApiParam({ name: 'id', type: String, example: 'rejection' })
  @Answers(200, MailTemplateView)
  async find(@Param('id') key: string): Promise<Versioned<MailTemplateView>> {
    return versioned(assertFound(isKey(key) && (await mailTemplates.find(this.database, key))), toView);
  }

  /** For later mails: mails that were asked for before keep their words. */
  @Put(':id')
  @ApiOperation({ operationId: 'changeMailTemplate', summary: 'Change a text of mails to applicants' })
  @ApiParam({ name: 'id', type: String, example: 'rejection' })
  @Answers(200, MailTemplateView)
  async change(
    @Param('id') key: string,
    @Body() given: ChangeMailTemplateRequest,
    @IfMatch() version: number | null,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<MailTemplateView>> {
    const after = checkTemplate(given);
    const changed = await this.database.transaction(async (tx) => {
      const found = assertFound(isKey(key) && (await mailTemplates.lock(tx, key)));
      if (version !== null && version !== found.version) throw new ChangedMeanwhile();
      const details = { before: { subject: found.subject, body: found.body }, after };
      const about = { subjectType: 'mail-template' as const, subjectId: key, details };
      await this.audit.record({ action: 'mail-template.changed', ...about, ...caller }, tx);
      return mailTemplates.update(tx, key, after.subject, after.body);
    });
    return versioned(changed, toView);
  }
}

/** Postgres has no text with a zero character. */
const isKey = (key: string) => !key.includes('\0');

function assertFound(found: MailTemplate | undefined | false): MailTemplate {
  if (!found) throw new NotFound('There is no such template.');
  return found;
}
