import { crc32 } from 'node:zlib';
import { expectedError } from '../../../platform/http/errors/expected-error';

/** Larger ones are refused before anything of them is unpacked. Photos of 12 megapixels have up to 12.6 million. */
export const pictureLimits = { bytes: 10 * 1024 * 1024, pixels: 12_600_000, side: 12_000, leastSide: 16 };

class PictureRefused extends expectedError(422, 'picture_refused', 'This picture cannot be used.') {}
/** @param why for the person who has chosen it */
export const refusePicture = (why: string) => new PictureRefused(undefined, { errors: { image: why } });

type Size = { width: number; height: number };

const WANTED = 'Choose a PNG, JPEG or WebP picture.';
const MOVES = `It has several pictures, which follow one another. ${WANTED}`;
const DAMAGED = 'It is damaged, or was not sent whole. Choose it again, or save it anew in a program for pictures.';

/**
 * Reads a picture's head: its kind by its bytes, its size, and whether it is there to its end. What comes behind its end is left out
 * when it is made anew. @returns width and height in pixels, as stored @throws PictureRefused (`image`)
 */
export function judgePicture(bytes: Buffer): Size {
  const size = sizeOf(bytes);
  if (!size) throw refusePicture(DAMAGED);
  const { width, height } = size;
  if (Math.min(width, height) < pictureLimits.leastSide)
    throw refusePicture(`It is too small: ${width} × ${height} pixels.`);
  if (width * height > pictureLimits.pixels || Math.max(width, height) > pictureLimits.side)
    throw refusePicture(`It is too large: ${width} × ${height} pixels. Make it smaller: 12 megapixels at most.`);
  return size;
}

function sizeOf(bytes: Buffer): Size | null {
  if (bytes.subarray(0, 8).equals(PNG)) return sizeOfPng(bytes);
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return sizeOfJpeg(bytes);
  if (textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP') return sizeOfWebp(bytes);
  const beginning = bytes.subarray(0, 1024).toString('latin1');
  if (beginning.startsWith('GIF8')) throw refusePicture(`It is a GIF. ${WANTED}`);
  if (textAt(bytes, 4) === 'ftyp')
    throw refusePicture(`It is a HEIC or AVIF picture. Save it as JPEG first. ${WANTED}`);
  if (/<svg[\s>]/i.test(beginning)) throw refusePicture(`It is an SVG, which can carry programs. ${WANTED}`);
  throw refusePicture(`It is no picture of a kind that all browsers show. ${WANTED}`);
}

const textAt = (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + 4);

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const JPEG = Buffer.from('ffd8ff', 'hex');

/** Each chunk with its sum, as the decoder shows what there is of a damaged one (PNG, third edition, section 5). */
function sizeOfPng(bytes: Buffer): Size | null {
  let size: Size | null = null;
  for (let at = PNG.length; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const end = at + 8 + length;
    if (end + 4 > bytes.length || crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return null;
    const type = textAt(bytes, at + 4);
    if (type === 'acTL') throw refusePicture(MOVES);
    if (type === 'IHDR' && length === 13)
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    if (type === 'IEND') return size;
    at = end + 4;
  }
  return null;
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const SCAN = 0xda;

/** Its markers up to the first scan, and the end behind it (ITU-T T.81, annex B). Phones put more behind the end. */
function sizeOfJpeg(bytes: Buffer): Size | null {
  let size: Size | null = null;
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === SCAN) return bytes.indexOf(END_OF_JPEG, at) > 0 ? size : null;
    if (isFrame(marker) && at + 9 <= bytes.length)
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
const END_OF_JPEG = Buffer.from('ffd9', 'hex');

/** RFC 9649. */
function sizeOfWebp(bytes: Buffer): Size | null {
  if (bytes.length < 30 || bytes.readUInt32LE(4) + 8 > bytes.length) return null;
  const kind = textAt(bytes, 12);
  if (kind === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (kind === 'VP8L') {
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (kind !== 'VP8X') return null;
  if ((bytes.readUInt8(20) & 0x02) !== 0) throw refusePicture(MOVES);
  return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
}
