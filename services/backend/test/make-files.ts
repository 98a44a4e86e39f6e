import { crc32, deflateRawSync } from 'node:zlib';

/** A small but whole PDF: header, three objects, cross-reference table, trailer. `filler` adds that many bytes of comment. */
export function makePdf(filler = 0): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] >>',
  ];
  let body = '%PDF-1.7\n';
  if (filler > 2) body += `%${'x'.repeat(filler - 2)}\n`;
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const xref = body.length;
  body += `xref\n0 4\n0000000000 65535 f \n${offsets.join('')}trailer << /Size 4 /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}

export interface ZipEntry {
  name: string;
  content: Buffer | string;
  /** Unix mode, for links. */
  mode?: number;
  /** A lie about the unpacked size. */
  claimedSize?: number;
}

/** A ZIP archive written by hand, so that tests can write wrong ones too. */
export function makeZip(entries: ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, mode = 0o100644, claimedSize } of entries) {
    const raw = Buffer.from(content);
    const packed = deflateRawSync(raw);
    const sums = Buffer.alloc(16);
    sums.writeUInt32LE(crc32(raw), 4);
    sums.writeUInt32LE(packed.length, 8);
    sums.writeUInt32LE(claimedSize ?? raw.length, 12);
    const fileName = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(8, 8);
    sums.copy(local, 10);
    local.writeUInt16LE(fileName.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(0x0314, 4);
    central.writeUInt16LE(20, 6);
    central.writeUInt16LE(8, 10);
    sums.copy(central, 12);
    central.writeUInt16LE(fileName.length, 28);
    central.writeUInt32LE((mode << 16) >>> 0, 38);
    central.writeUInt32LE(offset, 42);
    locals.push(local, fileName, packed);
    directory.push(central, fileName);
    offset += local.length + fileName.length + packed.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, central, end]);
}

const contentTypes =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';

/** A Word document with one empty paragraph and the given parts. */
export const makeDocx = (more: ZipEntry[] = []): Buffer =>
  makeZip([
    { name: '[Content_Types].xml', content: contentTypes },
    {
      name: 'word/document.xml',
      content:
        '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body/></w:document>',
    },
    ...more,
  ]);

/** The beginning of a Word 97 document: compound file header and the name of its main stream. */
export function makeDoc(): Buffer {
  const file = Buffer.alloc(4096);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(0x003e, 24);
  file.writeUInt16LE(3, 26);
  file.writeUInt16LE(0xfffe, 28);
  file.writeUInt16LE(9, 30);
  Buffer.from('WordDocument', 'utf16le').copy(file, 1024);
  return file;
}
