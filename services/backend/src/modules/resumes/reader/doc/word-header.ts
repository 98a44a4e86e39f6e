/** [MS-DOC] 2.5.2: the first word of the file information block, which begins the main stream. */
const WORD_97 = 0xa5ec;
/** The same of Word 6 and Word 95. */
const WORD_6 = 0xa5dc;
const HEADER_BYTES = 32;
const FLAGS_AT = 10;

/** Bits of the flags (2.5.2): saved in pieces, encrypted, and which of two streams holds the tables. */
export const COMPLEX = 0x0004;
const ENCRYPTED = 0x0100;
export const SECOND_TABLE = 0x0200;

export const hasWordFlag = (main: Buffer, flag: number) => (main.readUInt16LE(FLAGS_AT) & flag) !== 0;

const begins = (main: Buffer, ...words: number[]) =>
  main.length >= HEADER_BYTES && words.includes(main.readUInt16LE(0));

export const isEncryptedWord = (main: Buffer) => begins(main, WORD_97, WORD_6) && hasWordFlag(main, ENCRYPTED);

export const isOlderThan97 = (main: Buffer) => begins(main, WORD_6);
