import { type ZipEntry, makeZip } from './make-files';
import { findDocxFlags, unpackDocx } from '../src/modules/resumes/reader/docx/find-docx-flags';

export const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
export const STRICT_W = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
export const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const STRICT_OFFICE = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
export const MICROSOFT = 'http://schemas.microsoft.com/office/2006/relationships';

export const main = (body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="${W}" xmlns:r="${OFFICE}"><w:body>${body}</w:body></w:document>`;
export const relations = (inner: string, prefix = '') => {
  const [name, colon] = prefix ? [`${prefix}:Relationships`, `:${prefix}`] : ['Relationships', ''];
  return `<${name} xmlns${colon}="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</${name}>`;
};
export const relation = (type: string, target: string, more = '') =>
  relations(`<Relationship Id="r" Type="${type}" Target="${target}" ${more}/>`);

export interface Docx {
  body?: string;
  /** Replaces the whole main part. */
  document?: string | Buffer;
  /** The relations of the main part. */
  rels?: string | Buffer;
  /** More entries of the list of content types. */
  types?: string;
  parts?: ZipEntry[];
}

/** The flags of a Word document of these parts. */
export async function flagsOf({
  body = '',
  document = main(body),
  rels = relations(''),
  types = '',
  parts = [],
}: Docx) {
  const list = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>${types}<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
  const entries = [
    { name: '[Content_Types].xml', content: list },
    { name: 'word/document.xml', content: document },
    { name: 'word/_rels/document.xml.rels', content: rels },
    ...parts,
  ];
  return [...findDocxFlags(await unpackDocx(makeZip(entries)))];
}

export const override = (name: string, type: string) => `<Override PartName="${name}" ContentType="${type}"/>`;
export const picture = { name: 'word/media/image1.png', content: Buffer.from('89504e470d0a1a0a', 'hex') };
export const ole = { name: 'word/media/image1.png', content: Buffer.from('d0cf11e0a1b11ae1', 'hex') };
export const external = 'TargetMode="External"';

export const char = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
export const code = (...runs: string[]) => runs.map((run) => `<w:r><w:instrText>${run}</w:instrText></w:r>`).join('');
export const runOfText = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
export const field = (instruction: string, result = '') =>
  [char('begin'), instruction, char('separate'), runOfText(result), char('end')].join('');
export const utf16 = (text: string) => Buffer.from(`\ufeff${text.replace('UTF-8', 'UTF-16')}`, 'utf16le');
export const part = (name: string, root: string, inner: string): ZipEntry => ({
  name,
  content: `<w:${root} xmlns:w="${W}">${inner}</w:${root}>`,
});
