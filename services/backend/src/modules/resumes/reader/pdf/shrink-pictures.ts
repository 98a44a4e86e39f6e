import { createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { findPdfHeaders } from './find-pdf-headers';
import { PdfDict, PdfParser, type PdfValue } from './parse-pdf-value';
import { FEW_PIXELS } from './shrinking-canvas';

/** PDF.js keeps a picture several times while it draws, so in colours it has no memory for more. */
export const MOST_PIXELS = 25_000_000;
/** Of a JPEG that is unpacked line by line, with room for nothing else beside it. A4 at 600 dpi has 34.8 million. */
const MOST_OF_A_JPEG = 36_000_000;
/** One bit each until they are drawn on a smaller canvas. A4 at 1200 dpi has 139 million. */
const MOST_BITS = 144_000_000;
/** A scan has one a page, and no more pages than this are drawn: each costs half a second of the ten that a reader has. */
const MOST_PICTURES = 5;
/** Of A4, 1,780 in a row: more than those of a drawn page. */
const PIXELS_LEFT = 4_500_000;
/** Of 100; a page is drawn smaller still. */
const QUALITY = 85;

interface Picture {
  dict: PdfDict;
  pixels: number;
  /** Where the object's dictionary, its data and the end of these stand in the file. */
  at: number;
  start: number;
  end: number;
}

interface Shrunk {
  bytes: Buffer;
  /** Of the largest picture that PDF.js is to draw; it leaves out those with more. */
  mostPixels: number;
  /** Whether a picture is left out. */
  leftOut: boolean;
}

/**
 * Scans at 600 dpi do not fit into the memory that a reader has: large JPEG pictures are replaced by smaller ones in the same
 * place, so that all else of the file stays where it is. @param bytes of a PDF that is not encrypted
 */
export async function shrinkPictures(bytes: Buffer): Promise<Shrunk> {
  const pictures = findLargePictures(bytes);
  if (pictures.length === 0) return { bytes, mostPixels: MOST_PIXELS, leftOut: false };
  const copy = Buffer.from(bytes);
  const rest: Picture[] = [];
  for (const [index, picture] of pictures.entries())
    if (index >= MOST_PICTURES || !(await shrink(copy, picture).catch(() => false))) rest.push(picture);
  const larger = rest.filter(({ pixels }) => pixels > MOST_PIXELS);
  const canAll = larger.every(({ dict, pixels }) => isBlackAndWhite(dict) && pixels <= MOST_BITS);
  return { bytes: copy, mostPixels: canAll ? MOST_BITS : MOST_PIXELS, leftOut: !canAll };
}

function findLargePictures(bytes: Buffer): Picture[] {
  const text = bytes.toString('latin1');
  const reading = { left: text.length * 4, onName: () => undefined, onDict: () => undefined };
  const pictures: Picture[] = [];
  for (const { at } of findPdfHeaders(text)) {
    try {
      const parser = new PdfParser(text, reading, at);
      const dict = parser.value();
      if (!(dict instanceof PdfDict) || dict.one('Subtype') !== 'Image' || !parser.takes('stream')) continue;
      const pixels = Number(dict.one('Width')) * Number(dict.one('Height'));
      const [lineEnd = ''] = /^(?:\r\n|\r|\n)/.exec(text.slice(parser.at, parser.at + 2)) ?? [];
      const start = parser.at + lineEnd.length;
      const end = text.indexOf('endstream', start);
      if (pixels > FEW_PIXELS && end !== -1) pictures.push({ dict, pixels, at, start, end });
    } catch {
      // No object, or one that the parser of PDF.js has to make sense of.
    }
  }
  return pictures;
}

const nameOf = (value: PdfValue | undefined) => (Array.isArray(value) && value.length === 1 ? value[0] : value);

const isBlackAndWhite = (dict: PdfDict): boolean =>
  dict.all('BitsPerComponent').includes(1) ||
  dict
    .all('Filter')
    .flat()
    .some((filter) => filter === 'CCITTFaxDecode' || filter === 'JBIG2Decode') ||
  (dict.has('ImageMask') && !dict.has('ColorSpace'));

/** What changes how a picture is seen, besides its own data. */
const lenses = ['SMask', 'Mask', 'ImageMask', 'Decode', 'DecodeParms', 'F', 'OC'];

/** Whether a smaller picture now stands in its place. @throws Error for a picture that is damaged */
async function shrink(bytes: Buffer, { dict, at, start, end }: Picture): Promise<boolean> {
  if (nameOf(dict.one('Filter')) !== 'DCTDecode' || lenses.some((key) => dict.has(key))) return false;
  const jpeg = bytes.subarray(start, end);
  const frame = readFrame(jpeg);
  const pixels = frame ? frame.width * frame.height : 0;
  if (!frame || pixels < PIXELS_LEFT || pixels > (frame.isProgressive ? MOST_PIXELS : MOST_OF_A_JPEG)) return false;
  const image = await loadImage(jpeg);
  const by = Math.sqrt(pixels / PIXELS_LEFT);
  const [width, height] = [Math.ceil(frame.width / by), Math.ceil(frame.height / by)];
  const data = await draw(image, width, height, pixels <= MOST_PIXELS);
  const entries = `/Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${data.length}`;
  const object = Buffer.concat([
    Buffer.from(`\n<< /Type /XObject /Subtype /Image ${entries} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
  const whole = end + 'endstream'.length;
  if (object.length > whole - at) return false;
  bytes.fill(' ', at, whole).set(object, at);
  return true;
}

/** @param isSmooth by smaller copies of the picture, which need half as much memory again */
async function draw(image: Image, width: number, height: number, isSmooth: boolean): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingEnabled = isSmooth;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  // Else the pixels of each page wait for the garbage to be collected.
  const data = canvas.encodeSync('jpeg', QUALITY);
  canvas.width = 1;
  canvas.height = 1;
  // Else it keeps its pixels, up to 100 MB, until the garbage is collected.
  image.src = canvas.toBuffer('image/png');
  await image.decode();
  return data;
}

interface JpegFrame {
  width: number;
  height: number;
  /** All its coefficients are in memory before the first pixel is. */
  isProgressive: boolean;
}

/** ITU-T T.81, B.2.2: of 8 bits a sample, in grey or in three colours, which need no knowledge of inks. */
function readFrame(jpeg: Buffer): JpegFrame | null {
  for (let at = 2; at + 9 < jpeg.length && jpeg[at] === 0xff; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg.readUInt8(at + 1);
    if (marker < 0xc0 || marker > 0xcf || [0xc4, 0xc8, 0xcc].includes(marker)) continue;
    const isKnown = jpeg[at + 4] === 8 && [1, 3].includes(jpeg.readUInt8(at + 9));
    if (!isKnown) return null;
    return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7), isProgressive: marker > 0xc1 };
  }
  return null;
}
