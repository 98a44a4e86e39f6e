import { main as documentXml, OFFICE, relations } from './docx-flags-of';
import { makeTextDocx, makeTextPdf } from './make-documents';
import { makeZip } from './make-files';

/** In each document of this file. */
export const ODD_TEXT = 'Asha Verma';

type Odd = [what: string, bytes: Buffer];

const pdf = makeTextPdf({ text: ODD_TEXT });
const text = pdf.toString('latin1');
const around = (before: string, after = '') =>
  Buffer.concat([Buffer.from(before, 'latin1'), pdf, Buffer.from(after, 'latin1')]);

/** PDFs that viewers open although their beginning, end or table is unusual. */
export const oddPdfs: Odd[] = [
  ['a byte order mark', around('\xef\xbb\xbf')],
  ['line ends and blanks', around('\r\n \n')],
  ['the lines of a print job', around('\x1b%-12345X@PJL JOB\n@PJL ENTER LANGUAGE=PDF\n')],
  ['zero bytes behind its end', around('', '\0'.repeat(4_096))],
  ['a page of a web server behind its end', around('', '<html><body>Session expired</body></html>')],
  ['no mark at its end', Buffer.from(text.replace('%%EOF', ''), 'latin1')],
  ['a comment before its end', Buffer.from(text.replace('%%EOF', '% by a printer\n%%EOF'), 'latin1')],
  ['line ends of the old Mac', Buffer.from(text.replaceAll('\n', '\r'), 'latin1')],
  ['a place of its table that is wrong', Buffer.from(text.replace(/startxref\n\d+/, 'startxref\n7'), 'latin1')],
  ['no table', Buffer.from(text.replace(/xref\n[^]*(?=trailer)/, ''), 'latin1')],
];

const docx = makeTextDocx(ODD_TEXT);
const renamed = (from: string, to: string) => Buffer.from(docx.toString('latin1').replaceAll(from, to), 'latin1');
const mainPartAt = (name: string) =>
  makeZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: '_rels/.rels',
      content: relations(`<Relationship Id="r" Type="${OFFICE}/officeDocument" Target="/${name}"/>`),
    },
    { name, content: documentXml(`<w:p><w:r><w:t>${ODD_TEXT}</w:t></w:r></w:p>`) },
  ]);

const LARGE = 2e7;
const picture = (name: string, start: Buffer) => [{ name, content: Buffer.concat([start, Buffer.alloc(LARGE)]) }];

/** Word documents that Word opens although they are packed in an unusual way. */
export const oddDocxs: Odd[] = [
  ['a line end behind it', Buffer.concat([docx, Buffer.from('\r\n')])],
  ['lines of a mail program before it', Buffer.concat([Buffer.from('\r\nX-Id: 1\r\n\r\n'), docx])],
  ['the main part under the name of Word Online', mainPartAt('word/document2.xml')],
  ['the main part in another folder', mainPartAt('text/main.xml')],
  ['names with a backslash', renamed('_rels/.rels', '_rels\\.rels')],
  ['a white picture of twenty megabytes', makeTextDocx(ODD_TEXT, picture('word/a.bmp', Buffer.from('BM')))],
  ['an empty drawing of twenty megabytes', makeTextDocx(ODD_TEXT, picture('word/a.emf', Buffer.from([1, 0, 0, 0])))],
];
