import { deflateSync } from 'node:zlib';
import { makeZip, type ZipEntry } from './make-files';

const object = (body: string, stream?: Buffer) =>
  Buffer.concat([
    Buffer.from(body, 'latin1'),
    ...(stream ? [Buffer.from('\nstream\n'), stream, Buffer.from('\nendstream')] : []),
  ]);

interface PdfParts {
  /** The text of the page. */
  text?: string;
  /** More entries of the catalog. */
  catalog?: string;
  /** Objects from number 6 on. */
  objects?: Buffer[];
  pages?: number;
  /** More entries of the page. */
  page?: string;
  /** What the page draws, instead of its text. */
  drawing?: string;
  /** More of what the page draws with. */
  resources?: string;
}

/** A PDF of one or more pages that say something in Helvetica, which is not in the file. */
export function makeTextPdf({
  text = 'Asha Verma, backend developer',
  catalog = '',
  objects = [],
  pages = 1,
  page = '',
  drawing = `BT /F1 18 Tf 40 500 Td (${text}) Tj ET`,
  resources = '',
}: PdfParts = {}): Buffer {
  const content = Buffer.from(drawing, 'latin1');
  const kids = Array.from({ length: pages }, () => '3 0 R').join(' ');
  const all = [
    object(`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`),
    object(`<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`),
    object(
      `<< /Type /Page /Parent 2 0 R ${page} /MediaBox [0 0 420 595] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> >>`,
    ),
    object(`<< /Length ${content.length} >>`, content),
    object('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
    ...objects,
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  let at = parts[0]!.length;
  const offsets = all.map((body, index) => {
    const bytes = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    const offset = at;
    parts.push(bytes);
    at += bytes.length;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = all.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.concat([
    ...parts,
    Buffer.from(`${table}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`),
  ]);
}

/** A PDF that no program opens without a password. */
export function makeLockedPdf(text?: string): Buffer {
  const secret = '/Filter /Standard /V 1 /R 2 /P -4';
  const locked = `/ID [<00><00>] /Encrypt << ${secret} /O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> >>`;
  const open = makeTextPdf(text ? { text } : {}).toString('latin1');
  return Buffer.from(open.replace('/Root 1 0 R', `/Root 1 0 R ${locked}`), 'latin1');
}

/**
 * A PDF whose page is one picture, as a scanner writes it. @param entries of the picture, such as its filter
 * @param pictures how many of its kind are in the file; there are as many pages, which show the first one
 */
export function makeScanPdf(width: number, height: number, entries: string, data: Buffer, pictures = 1): Buffer {
  const size = `/Width ${width} /Height ${height} /Length ${data.length}`;
  const picture = object(`<< /Type /XObject /Subtype /Image ${size} ${entries} >>`, data);
  return makeTextPdf({
    drawing: 'q 420 0 0 595 0 0 cm /I Do Q',
    resources: '/XObject << /I 6 0 R >>',
    objects: Array.from({ length: pictures }, () => picture),
    pages: pictures,
  });
}

/** An object that holds another one compressed, as PDF 1.5 may. */
export function objectStream(inner: string): Buffer {
  const plain = `90 0 ${inner}`;
  const packed = deflateSync(plain);
  return object(`<< /Type /ObjStm /N 1 /First 5 /Filter /FlateDecode /Length ${packed.length} >>`, packed);
}

const paragraphs = (text: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${text}</w:body></w:document>`;

/** A Word document that says something. `inner` is more XML of its body. */
export function makeTextDocx(text: string, more: ZipEntry[] = [], inner = ''): Buffer {
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
  return makeZip([
    {
      name: '[Content_Types].xml',
      content: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `<?xml version="1.0"?><Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}" Target="word/document.xml"/></Relationships>`,
    },
    { name: 'word/document.xml', content: paragraphs(`<w:p><w:r><w:t>${text}</w:t></w:r></w:p>${inner}`) },
    ...more,
  ]);
}

/** A part of a Word document that leads from its settings to something else, by default elsewhere. */
export const relation = (type: string, mode = 'TargetMode="External"'): ZipEntry => ({
  name: 'word/_rels/settings.xml.rels',
  content: `<Relationships><Relationship Id="r" Type="http://x/relationships/${type}" Target="${mode && 'http://evil.example/'}a" ${mode}/></Relationships>`,
});
