import { render } from '@react-email/components';
import { LetterMail } from './letter.mail';
import type { LetterPage } from './letter-page';
import { letterText } from './letter.text';

/** Both bodies of a mail. Whatever the page says is text: nothing in it can become markup. */
export async function composeLetter(page: LetterPage): Promise<{ html: string; text: string }> {
  return { html: await render(<LetterMail {...page} />), text: letterText(page) };
}
