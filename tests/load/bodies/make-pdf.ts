import { randomBytes } from 'node:crypto';

/** The approximate size of the frame around the filling. */
const FRAME_BYTES = 600;

/** An empty page and an attachment of random text that fills the file up. ASCII, because not every driver sends other bytes whole. */
export function makePdf(size: number): string {
  const filling = randomBytes(size)
    .toString('base64')
    .slice(0, size - FRAME_BYTES);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    `<< /Length ${filling.length} >>\nstream\n${filling}\nendstream`,
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 5\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size 5 /Root 1 0 R >>\n`;
  return `${text}${table}startxref\n${text.length}\n%%EOF\n`;
}
