import type { Sql } from '../../../platform/database/database';
import type { Letter, Sender, SystemLetter } from '../letters/letter';
import { fillSystemMail } from './fill-system-mail';
import { findWords } from './find-words';

/** Gives a mail of the system the words that its template has at this moment. */
export async function giveWords(sql: Sql, letter: Letter | SystemLetter, sender: Sender): Promise<Letter> {
  if (!('said' in letter)) return letter;
  const { said, ...headers } = letter;
  return { ...headers, ...fillSystemMail(await findWords(sql, said.mail), said, sender) };
}
