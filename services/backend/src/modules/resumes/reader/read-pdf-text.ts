import type { getDocumentProxy } from 'unpdf';

export type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

const MOST_PAGES = 100;
const MOST_CHARACTERS = 200_000;

/** The text of the first pages, one paragraph a page. */
export async function readPdfText(pdf: Pdf): Promise<string> {
  let text = '';
  for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES) && text.length < MOST_CHARACTERS; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) if ('str' in item) text += item.hasEOL ? `${item.str}\n` : item.str;
    text += '\n\n';
    page.cleanup();
  }
  return text;
}
