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

/** A PDF that no program opens without a password: it says that it is encrypted, by a key that nobody has. */
export async function makeLockedPdf(text: string): Promise<Buffer> {
  const secret = `/Filter /Standard /V 1 /R 2 /P -4 /O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}>`;
  const plain = (await makePdf(text)).toString('latin1');
  return Buffer.from(plain.replace(/trailer\s*<</, `$& /ID [<00><00>] /Encrypt << ${secret} >>`), 'latin1');
}
