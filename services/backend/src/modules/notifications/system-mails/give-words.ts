import type { Sql } from '../../../platform/database/database';
import type { Letter, Sender, SystemLetter } from '../letters/letter';
import { findSignature } from '../signatures/find-signature.use-case';
import { fillSystemMail } from './fill-system-mail';
import { findWords } from './find-words';
import { systemMails } from './list/system-mails';

/** Gives a mail of the system the words that its template has at this moment. */
export async function giveWords(sql: Sql, letter: Letter | SystemLetter, sender: Sender): Promise<Letter> {
  if (!('said' in letter)) return letter;
  const { said, ...headers } = letter;
  const us = { company: sender.company, site: sender.siteUrl };
  const signature = systemMails[said.mail].isSigned ? await findSignature(sql, null, us) : null;
  return { ...headers, ...fillSystemMail(await findWords(sql, said.mail), said, { ...sender, signature }) };
}
