import { createIsomorphicCanvasFactory, getDocumentProxy } from 'unpdf';
import { drawPages } from './draw-pages';
import { findPdfFlags } from './find-pdf-flags';
import { flags } from './flags';
import { pdfOptions } from './pdf-options';
import { readPdfText } from './read-pdf-text';
import { refineFlags } from './refine-pdf-flags';
import { say } from './say';

/** Says what is doubtful in a PDF, its text, and its first pages as pictures. */
export async function readPdf(bytes: Buffer): Promise<void> {
  const found = findPdfFlags(bytes);
  await say.flags(found);
  try {
    const CanvasFactory = await createIsomorphicCanvasFactory(() => import('@napi-rs/canvas'));
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { ...pdfOptions, CanvasFactory });
    await say.flags(await refineFlags(found, pdf));
    await say.text(await readPdfText(pdf));
    await drawPages(pdf, say.page);
  } catch (error) {
    const locked = (error as Error).name === 'PasswordException';
    await say.flags(found.add(locked ? flags.encrypted : flags.damaged));
    await say.noText(locked ? 'The file is protected by a password.' : 'The file is damaged inside.');
  }
}
