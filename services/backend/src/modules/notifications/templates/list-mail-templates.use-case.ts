import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import type { ListPage } from '../../../platform/http/listing/answer-headers';
import { AUTOMATIC } from '../notifications.facts';
import { parseTemplateQuery } from './mail-templates.filter';
import type { MailTemplate } from './mail-templates.view';
import { readMailTemplates } from './words/read-mail-templates';

/** Lists the mails that are the reader's business: a handful, so that they are narrowed and sorted here. */
@Injectable()
export class ListMailTemplates {
  constructor(
    private readonly database: Database,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @throws ValidationFailed */
  async run(raw: Record<string, unknown>, { role }: Pick<Actor, 'role'>): Promise<ListPage<MailTemplate>> {
    const { sort, offset, limit, filter } = parseTemplateQuery(raw);
    const { stage, id, automatic } = filter;
    const all = await readMailTemplates(this.database, this.config);
    const rows = all.filter(
      (row) =>
        row.role === role &&
        (stage ?? row.stage) === row.stage &&
        (id?.includes(row.id) ?? true) &&
        (automatic === undefined || automatic === (row.stage === AUTOMATIC)),
    );
    const direction = sort.order === 'ASC' ? 1 : -1;
    rows.sort((a, b) => direction * a[sort.field].localeCompare(b[sort.field]));
    return { rows: rows.slice(offset, offset + limit), offset, total: rows.length };
  }
}
