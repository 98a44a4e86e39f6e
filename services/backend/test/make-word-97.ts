const SECTOR = 512;
const FREE = 0xffffffff;
const LAST = 0xfffffffe;
const IS_FAT = 0xfffffffd;
const STREAM_SECTORS = 8;
/** The first sectors after the header are the table of sectors and two of the directory. */
const FIRST_STREAM = 3;

interface Word97 {
  text: string;
  encrypted?: boolean;
  /** The name of one more storage, such as `Macros`, and of a storage inside of it. */
  storages?: [name?: string, inside?: string];
  /** Of a Word 6 or 95 document, whose header says where its text is. */
  isOld?: boolean;
  /** Saved by a "fast save", which puts changes at the end. */
  isInPieces?: boolean;
}

/** A whole Word 97 document with one line of text: [MS-CFB] around [MS-DOC], no larger than they must be. */
export function makeWord97({
  text,
  encrypted = false,
  storages = [],
  isOld = false,
  isInPieces = false,
}: Word97): Buffer {
  const header = Buffer.alloc(SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(LAST, 60);
  header.writeUInt32LE(LAST, 68);
  for (let at = 76; at < SECTOR; at += 4) header.writeUInt32LE(at === 76 ? 0 : FREE, at);
  return Buffer.concat([
    header,
    fat(),
    directory(storages),
    wordDocument(text, { encrypted, isOld, isInPieces }),
    table(text),
  ]);
}

function fat(): Buffer {
  const sector = Buffer.alloc(SECTOR, 0xff);
  sector.writeUInt32LE(IS_FAT, 0);
  sector.writeUInt32LE(2, 4);
  sector.writeUInt32LE(LAST, 8);
  for (const from of [FIRST_STREAM, FIRST_STREAM + STREAM_SECTORS])
    for (let n = 0; n < STREAM_SECTORS; n += 1)
      sector.writeUInt32LE(n === STREAM_SECTORS - 1 ? LAST : from + n + 1, (from + n) * 4);
  return sector;
}

function directory([storage, inside]: [name?: string, inside?: string]): Buffer {
  const streamBytes = STREAM_SECTORS * SECTOR;
  return Buffer.concat([
    entry('Root Entry', { type: 5, child: 1, start: LAST, size: 0 }),
    entry('WordDocument', { type: 2, right: 2, start: FIRST_STREAM, size: streamBytes }),
    entry('1Table', {
      type: 2,
      right: storage ? 3 : FREE,
      start: FIRST_STREAM + STREAM_SECTORS,
      size: streamBytes,
    }),
    storage ? entry(storage, { type: 1, start: 0, size: 0, child: inside ? 4 : FREE }) : Buffer.alloc(128),
    inside ? entry(inside, { type: 1, start: 0, size: 0 }) : Buffer.alloc(128),
    Buffer.alloc(3 * 128),
  ]);
}

interface Entry {
  type: number;
  start: number;
  size: number;
  right?: number;
  child?: number;
}

function entry(name: string, { type, start, size, right = FREE, child = FREE }: Entry): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 'utf16le');
  bytes.writeUInt16LE((name.length + 1) * 2, 64);
  bytes.writeUInt8(type, 66);
  bytes.writeUInt8(1, 67);
  bytes.writeUInt32LE(FREE, 68);
  bytes.writeUInt32LE(right, 72);
  bytes.writeUInt32LE(child, 76);
  bytes.writeUInt32LE(start, 116);
  bytes.writeUInt32LE(size, 120);
  return bytes;
}

const TEXT_AT = 1024;

type How = Required<Pick<Word97, 'encrypted' | 'isOld' | 'isInPieces'>>;

function wordDocument(text: string, { encrypted, isOld, isInPieces }: How): Buffer {
  const stream = Buffer.alloc(STREAM_SECTORS * SECTOR);
  stream.writeUInt16LE(isOld ? 0xa5dc : 0xa5ec, 0);
  stream.writeUInt16LE(0x00c1, 2);
  stream.writeUInt16LE(0x0200 | (encrypted ? 0x0100 : 0) | (isInPieces ? 0x0004 : 0), 0x0a);
  stream.writeUInt32LE(TEXT_AT, 0x18);
  stream.writeUInt32LE(TEXT_AT + text.length, 0x1c);
  stream.writeUInt32LE(text.length, 0x4c);
  stream.writeUInt32LE(0, 0x01a2);
  stream.writeUInt32LE(21, 0x01a6);
  stream.write(text, TEXT_AT, 'latin1');
  return stream;
}

/** The table stream with one piece: all characters, one byte each. */
function table(text: string): Buffer {
  const stream = Buffer.alloc(STREAM_SECTORS * SECTOR);
  stream.writeUInt8(2, 0);
  stream.writeUInt32LE(16, 1);
  stream.writeUInt32LE(0, 5);
  stream.writeUInt32LE(text.length, 9);
  stream.writeUInt32LE((TEXT_AT * 2) | 0x40000000, 15);
  return stream;
}
