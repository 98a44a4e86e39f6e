import { oneLine } from './letter-words';
import type { Letter, LetterPage } from './letter-page';

export interface StageLetter {
  subject: string;
  body: string;
  reference: string;
  company: string;
}

/** A mail from HR to an applicant: just their text, and the reference. */
export function writeStageMail({ subject, body, reference, company }: StageLetter): Letter {
  const page: LetterPage = {
    preview: oneLine(body).slice(0, 100),
    label: company,
    facts: [],
    blocks: [{ text: body, linked: true }],
    note: `Your reference: ${reference}. An answer to this mail reaches HR.`,
  };
  return { subject: oneLine(subject), page };
}
