import { Injectable } from '@nestjs/common';
import type { Doer } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { NotFound, ValidationFailed } from '../../../platform/http/errors/http.errors';
import type { ListPage } from '../../../platform/http/listing/answer-headers';
import { parseListQuery } from '../../../platform/http/listing/list-query';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { longestTemplate } from '../mail-text.facts';
import { checkMailText, type MailText } from './check-mail-text';
import { checkPlaceholders } from './fill-placeholders';
import { type MailTemplate, mailTemplates } from './mail-templates.repository';

const rules = { sortFields: ['title', 'stage'], defaultSort: { field: 'title', order: 'ASC' } } as const;

/** The texts for applicants: a handful of rows, so that they are sorted here. */
@Injectable()
export class KeepMailTemplates {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** @throws ValidationFailed */
  async list(raw: Record<string, unknown>): Promise<ListPage<MailTemplate>> {
    const { sort, offset, limit, filter } = parseListQuery(raw, rules);
    const { stage, ids } = parseTemplateFilter(filter);
    const all = await mailTemplates.list(this.database);
    const rows = all.filter((row) => (stage ?? row.stage) === row.stage && (ids?.includes(row.id) ?? true));
    const direction = sort.order === 'ASC' ? 1 : -1;
    rows.sort((a, b) => direction * a[sort.field].localeCompare(b[sort.field]));
    return { rows: rows.slice(offset, offset + limit), offset, total: rows.length };
  }

  /** @throws NotFound */
  async find(key: string): Promise<MailTemplate> {
    return known(isKey(key) ? await mailTemplates.find(this.database, key) : undefined);
  }

  /** @throws NotFound */
  async findForStage(stage: string): Promise<MailTemplate> {
    const template = (await mailTemplates.list(this.database)).find((one) => one.stage === stage);
    if (!template) throw new NotFound('There is no template for this stage.');
    return template;
  }

  /**
   * Changes a template for later mails; mails that were asked for before keep their words.
   * @param version the one that the caller has read; null for any
   * @throws NotFound, ValidationFailed, ChangedMeanwhile
   */
  async change(key: string, given: MailText, version: number | null, doer: Doer): Promise<MailTemplate> {
    const after = checkTemplate(given);
    return this.database.transaction(async (tx) => {
      const found = known(isKey(key) ? await mailTemplates.lock(tx, key) : undefined);
      if (version !== null && version !== found.version) throw new ChangedMeanwhile();
      const before = { subject: found.subject, body: found.body };
      const changed = await mailTemplates.update(tx, key, after.subject, after.body);
      const about = { subjectType: 'mail-template' as const, subjectId: key, details: { before, after } };
      await this.audit.record({ action: 'mail-template.changed', ...about, ...doer }, tx);
      return changed;
    });
  }
}

/** Postgres has no text with a zero character. */
const isKey = (key: string) => !key.includes('\0');

function known(found: MailTemplate | undefined): MailTemplate {
  if (!found) throw new NotFound('There is no such template.');
  return found;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 100;

/** @throws ValidationFailed for a key that is not known or a value of another kind. */
function parseTemplateFilter(raw: Record<string, unknown>): { stage?: string; ids?: string[] } {
  const filter: { stage?: string; ids?: string[] } = {};
  for (const [key, value] of Object.entries(raw)) {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    if (key === 'stage' && isText(value)) filter.stage = value;
    else if (key === 'id' && values.every(isText)) filter.ids = values;
    else throw new ValidationFailed({ filter: 'Only stage and id can be filtered by, and both are texts.' });
  }
  return filter;
}

function checkTemplate(given: MailText): MailText {
  const text = checkMailText(given);
  if (text.subject.length > longestTemplate.subject)
    throw new ValidationFailed({ subject: `Enter one line of at most ${longestTemplate.subject} characters.` });
  if (text.body.length > longestTemplate.body)
    throw new ValidationFailed({ body: `Enter a text of at most ${longestTemplate.body} characters.` });
  checkPlaceholders('subject', text.subject);
  checkPlaceholders('body', text.body);
  return text;
}
