import { randomBytes } from 'node:crypto';
import { PDFDocument, StandardFonts } from 'pdf-lib';

/** A real one-page PDF that shows `text`, filled up with an unused stream until it has about `size` bytes. */
export async function makePdf(text: string, size = 0): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  document.addPage([595, 842]).drawText(text, { x: 60, y: 740, size: 24, font });
  if (size > 1_000) document.context.register(document.context.stream(randomBytes(size - 1_000)));
  return Buffer.from(await document.save({ useObjectStreams: false }));
}
