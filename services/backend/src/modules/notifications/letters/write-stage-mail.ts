import { composeLetter } from './letter.mail';
import type { Letter } from '../send/send-delivery';
import { oneLine } from './letter-words';

export interface StageLetter {
  subject: string;
  body: string;
  reference: string;
  company: string;
}

/** A mail from HR to an applicant: just their text, and the reference. */
export async function writeStageMail({ subject, body, reference, company }: StageLetter): Promise<Letter> {
  const bodies = await composeLetter({
    preview: oneLine(body).slice(0, 100),
    label: company,
    facts: [],
    blocks: [{ text: body, linked: true }],
    note: `Your reference: ${reference}. An answer to this mail reaches HR.`,
  });
  return { subject: oneLine(subject), ...bodies };
}
