import type { Config } from '../../../platform/config/config.schema';
import type { Sql } from '../../../platform/database/database';
import { senderLines } from '../system-mails/list/written-mails';
import { DELIMITER, fillSignature, withoutSender } from './signature-text';
import { signatures } from './signatures.repository';

type Writer = Record<'id' | 'name', string>;

/** What signatures say of the company. */
export const companyFacts = ({ COMPANY_NAME, SITE_URL }: Pick<Config, 'COMPANY_NAME' | 'SITE_URL'>) => {
  return { company: COMPANY_NAME, site: SITE_URL };
};

/**
 * The signature of a mail that a person of the staff writes: theirs, or else the office's; of an automatic one, for which there is no
 * writer, the office's. Null where there is none.
 */
export async function findSignature(
  sql: Sql,
  writer: Writer | null,
  company: ReturnType<typeof companyFacts>,
): Promise<string | null> {
  const found = await signatures.findFor(sql, writer?.id ?? null);
  return found ? fillSignature(found.text, { writer: writer?.name ?? '', ...company }) || null : null;
}

/** The text of a written mail with the signature below it, as it goes out. `writer` = whom its last line may name. */
export function signText(
  text: string,
  { signature, writer, company }: { signature: string | null; writer?: string; company: string },
): string {
  if (!signature) return text;
  return `${withoutSender(text, senderLines({ writer, company }))}\n\n${DELIMITER}\n${signature}`;
}
