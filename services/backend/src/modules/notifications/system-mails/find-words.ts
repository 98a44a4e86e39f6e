import type { Sql } from '../../../platform/database/database';
import { type MailText, type TemplateRules, whyRefused } from '../templates/mail-text';
import { changedMails } from './changed-mails.repository';
import { FACTS, LINK, ofCompany, WAITING } from './list/system-mail';
import { type SystemMailKey, systemMails } from './list/system-mails';

/** What the template of a mail may say, and what it has to. */
export function rulesOf(key: SystemMailKey): TemplateRules {
  const { placeholders, needs, facts, leadsTo } = systemMails[key];
  const parts = [...(facts ? [FACTS] : []), ...(leadsTo ? [LINK] : []), ...(needs.includes(WAITING) ? [WAITING] : [])];
  const many = Object.entries(placeholders).flatMap(([name, { lines }]) => (lines ? [name] : []));
  return {
    known: [...Object.keys(placeholders), ...Object.keys(ofCompany), ...parts],
    needs,
    onlyInBody: [...parts, ...many],
    alone: parts.filter((name) => name !== LINK),
  };
}

/** Why words that were fine in another release cannot be sent by this one; null for words that can. */
export const whyUnusable = (key: SystemMailKey, words: MailText): string | null => whyRefused(words, rulesOf(key));

/** The words that a mail has at this moment: the company's own, or those of this release. */
export async function findWords(sql: Sql, key: SystemMailKey): Promise<MailText> {
  const changed = await changedMails.find(sql, key);
  return changed && whyUnusable(key, changed) === null ? changed : systemMails[key];
}
