import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import type { ListPage } from '../../../platform/http/listing/answer-headers';
import { isForRole } from './assert-template';
import { parseTemplateQuery } from './mail-templates.filter';
import { mailTemplates } from './mail-templates.repository';
import type { MailTemplate } from './mail-templates.view';

/** Lists the texts of mails that are the reader's business: a handful of rows, so that they are narrowed and sorted here. */
@Injectable()
export class ListMailTemplates {
  constructor(private readonly database: Database) {}

  /** @throws ValidationFailed */
  async run(raw: Record<string, unknown>, { role }: Pick<Actor, 'role'>): Promise<ListPage<MailTemplate>> {
    const { sort, offset, limit, filter } = parseTemplateQuery(raw);
    const { stage, id } = filter;
    const all = await mailTemplates.list(this.database);
    const rows = all.filter(
      (row) => isForRole(row, role) && (stage ?? row.stage) === row.stage && (id?.includes(row.id) ?? true),
    );
    const direction = sort.order === 'ASC' ? 1 : -1;
    rows.sort((a, b) => direction * a[sort.field].localeCompare(b[sort.field]));
    return { rows: rows.slice(offset, offset + limit), offset, total: rows.length };
  }
}
