import type { Config } from '../../../../platform/config/config.module';
import type { Sql } from '../../../../platform/database/database';
import { changedMails } from '../../system-mails/changed-mails.repository';
import { isSystemMail } from '../../system-mails/list/system-mails';
import { mailTemplates } from '../mail-templates.repository';
import type { MailTemplate } from '../mail-templates.view';
import type { MailText } from '../mail-text';
import { readMailTemplate, writtenTemplate } from './read-mail-templates';

/** Writes the words of a mail that the caller has locked. One of the system has a row only while its words are not the default. */
export async function writeWords(
  tx: Sql,
  template: MailTemplate,
  { subject, body }: MailText,
  config: Config,
): Promise<MailTemplate> {
  const { id, default: standard } = template;
  if (!isSystemMail(id)) return writtenTemplate(await mailTemplates.update(tx, id, subject, body));
  if (subject === standard.subject && body === standard.body) await changedMails.remove(tx, id);
  else await changedMails.write(tx, id, subject, body, standard.subject, standard.body);
  return (await readMailTemplate(tx, id, config)) ?? template;
}
