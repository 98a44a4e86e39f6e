import type { ListPage } from '../../../platform/http/listing/answer-headers';
import { Injectable } from '@nestjs/common';
import { NotFound, ValidationFailed } from '../../../platform/http/errors/http.errors';
import { parseListQuery } from '../../../platform/http/listing/list-query';
import { type MailTemplate, MailTemplatesRepository } from './mail-templates.repository';

export interface TemplateFilter {
  stage?: string;
  keys?: string[];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 100;

/** @throws ValidationFailed for a key that is not known or a value of another kind. */
function parseTemplateFilter(raw: Record<string, unknown>): TemplateFilter {
  const filter: TemplateFilter = {};
  for (const [key, value] of Object.entries(raw)) {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    if (key === 'stage' && isText(value)) filter.stage = value;
    else if (key === 'id' && values.every(isText)) filter.keys = values;
    else throw new ValidationFailed({ filter: 'Only stage and id can be filtered by, and both are texts.' });
  }
  return filter;
}

const sortFields = ['title', 'stage'] as const;

/** The texts for applicants: a handful of rows, so that they are sorted here. */
@Injectable()
export class ListMailTemplates {
  constructor(private readonly templates: MailTemplatesRepository) {}

  /** @throws ValidationFailed */
  async list(raw: Record<string, unknown>): Promise<ListPage<MailTemplate>> {
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
