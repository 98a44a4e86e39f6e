import { Injectable } from '@nestjs/common';
import { NotFound } from '../../platform/http/http.errors';
import { parseListQuery } from '../../platform/http/list-query';
import { type MailTemplate, MailTemplatesRepository } from './mail-templates.repository';
import { parseTemplateFilter } from './mail-template-filter';

interface Page {
  rows: MailTemplate[];
  offset: number;
  total: number;
}

const sortFields = ['title', 'stage'] as const;

/** The texts for applicants: a handful of rows, so that they are sorted here. */
@Injectable()
export class ListMailTemplates {
  constructor(private readonly templates: MailTemplatesRepository) {}

  /** @throws ValidationFailed */
  async list(raw: Record<string, unknown>): Promise<Page> {
    const { sort, offset, limit, filter } = parseListQuery(raw, {
      sortFields,
      defaultSort: { field: 'title', order: 'ASC' },
    });
    const { stage, keys } = parseTemplateFilter(filter);
    const all = await this.templates.list();
    const rows = all.filter((row) => (stage ?? row.stage) === row.stage && (keys?.includes(row.key) ?? true));
    const direction = sort.order === 'ASC' ? 1 : -1;
    rows.sort((a, b) => direction * a[sort.field].localeCompare(b[sort.field]));
    return { rows: rows.slice(offset, offset + limit), offset, total: rows.length };
  }

  /** @throws NotFound */
  async find(key: string): Promise<MailTemplate> {
    const found = await this.templates.find(key);
    if (!found) throw new NotFound('There is no such template.');
    return found;
  }
}
