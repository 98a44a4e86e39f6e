import { findPdfHeaders } from './find-pdf-headers';
import { PdfDict, PdfParser, type PdfValue } from './parse-pdf-value';
import { readFrame, shrinkJpeg, shrinkProgressive } from './shrink-jpeg';
import { shrinkRows } from './shrink-rows';
import { FEW_PIXELS } from './shrinking-canvas';

/** PDF.js keeps a picture several times while it draws, so in colours it has no memory for more. */
export const MOST_PIXELS = 25_000_000;
/** Of a JPEG that is unpacked line by line, with room for nothing else beside it. A4 at 600 dpi has 34.8 million. */
const MOST_OF_A_JPEG = 36_000_000;
/** Of a progressive one, whose samples are all in memory at once, two bytes each; one in colours mostly has half as many again as pixels. */
const MOST_SAMPLES = 72_000_000;
/** One bit each until they are drawn on a smaller canvas. A4 at 1200 dpi has 139 million. */
const MOST_BITS = 144_000_000;
/** A scan has one a page, and no more pages than this are drawn: each costs half a second of the ten that a reader has. */
const MOST_PICTURES = 5;
/** Of the processor's ten seconds that a reader has, those after which no more picture is made smaller: the text is read later. */
const ENOUGH_MS = 4_000;
/** Of A4, 1,780 in a row: more than those of a drawn page. */
const PIXELS_LEFT = 4_500_000;

interface Picture {
  dict: PdfDict;
  pixels: number;
  /** The entries of its dictionary in the words of the file. */
  written: string;
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
 * Scans at 600 dpi do not fit into the memory that a reader has: large pictures are replaced by smaller ones in the same place,
 * so that all else of the file stays where it is. @param bytes of a PDF that is not encrypted
 */
export async function shrinkPictures(bytes: Buffer): Promise<Shrunk> {
  const pictures = findLargePictures(bytes);
  if (pictures.length === 0) return { bytes, mostPixels: MOST_PIXELS, leftOut: false };
  const copy = Buffer.from(bytes);
  const rest: Picture[] = [];
  const begin = process.cpuUsage();
  for (const [index, picture] of pictures.entries()) {
    const isInTime = index < MOST_PICTURES && process.cpuUsage(begin).user < ENOUGH_MS * 1_000;
    if (!isInTime || !(await shrink(copy, picture).catch(() => false))) rest.push(picture);
  }
  const larger = rest.filter(({ pixels }) => pixels > MOST_PIXELS);
  const canAll = larger.every(({ dict, pixels }) => (isBlackAndWhite(dict) || isJpx(dict)) && pixels <= MOST_BITS);
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
      const written = text.slice(text.indexOf('<<', at) + 2, parser.at - 2);
      if (!(dict instanceof PdfDict) || dict.one('Subtype') !== 'Image' || !parser.takes('stream')) continue;
      const pixels = Number(dict.one('Width')) * Number(dict.one('Height'));
      const [lineEnd = ''] = /^(?:\r\n|\r|\n)/.exec(text.slice(parser.at, parser.at + 2)) ?? [];
      const start = parser.at + lineEnd.length;
      const end = text.indexOf('endstream', start);
      if (pixels > FEW_PIXELS && end !== -1) pictures.push({ dict, pixels, written, at, start, end });
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

/** PDF.js itself unpacks JPEG 2000 into a smaller picture where that is large. */
const isJpx = (dict: PdfDict): boolean => dict.all('Filter').flat().at(-1) === 'JPXDecode';

/** A smaller picture: the entries of its dictionary, without the length, and its data. */
interface Smaller {
  entries: string;
  data: Buffer;
}

/** Whether a smaller picture now stands in its place. @throws Error for a picture that is damaged */
async function shrink(bytes: Buffer, picture: Picture): Promise<boolean> {
  const { dict, at, start, end } = picture;
  const filter = nameOf(dict.one('Filter'));
  if (typeof filter !== 'string') return false;
  const ways = new Map([
    ['DCTDecode', smallerJpeg],
    ['FlateDecode', smallerRows],
  ]);
  const smaller = await ways.get(filter)?.(bytes.subarray(start, end), picture);
  if (!smaller) return false;
  const { entries, data } = smaller;
  const object = Buffer.concat([
    Buffer.from(`\n<< ${entries} /Length ${data.length} >>\nstream\n`, 'latin1'),
    data,
    Buffer.from('\nendstream'),
  ]);
  const whole = end + 'endstream'.length;
  if (object.length > whole - at) return false;
  bytes.fill(' ', at, whole).set(object, at);
  return true;
}

/** What changes how a JPEG picture is seen, besides its own data. */
const lenses = ['SMask', 'Mask', 'ImageMask', 'Decode', 'DecodeParms', 'F', 'OC'];

async function smallerJpeg(jpeg: Buffer, { dict }: Picture): Promise<Smaller | null> {
  if (lenses.some((key) => dict.has(key))) return null;
  const frame = readFrame(jpeg);
  const pixels = frame ? frame.width * frame.height : 0;
  if (!frame || pixels < PIXELS_LEFT || pixels > MOST_OF_A_JPEG) return null;
  const isWhole = frame.isProgressive && pixels > MOST_PIXELS;
  if (isWhole && pixels * frame.samples > MOST_SAMPLES) return null;
  const by = Math.sqrt(pixels / PIXELS_LEFT);
  const [width, height] = [Math.ceil(frame.width / by), Math.ceil(frame.height / by)];
  const data = isWhole
    ? await shrinkProgressive(jpeg, [width, height])
    : await shrinkJpeg(jpeg, [width, height], pixels <= MOST_PIXELS);
  const size = `/Width ${width} /Height ${height}`;
  const entries = `/Type /XObject /Subtype /Image ${size} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`;
  return { entries, data };
}

/** In these the mean of some samples is the colour between them; in a table of colours it is any other one. */
const MIXED = new Set([
  'DeviceGray',
  'DeviceRGB',
  'DeviceCMYK',
  'CalGray',
  'CalRGB',
  'Lab',
  'ICCBased',
  'Separation',
  'DeviceN',
]);

/** Of the colours whose name says it. */
const samplesOf = new Map([
  ['DeviceGray', 1],
  ['CalGray', 1],
  ['Indexed', 1],
  ['DeviceRGB', 3],
  ['CalRGB', 3],
  ['DeviceCMYK', 4],
]);

/** Smaller ones PDF.js unpacks in one piece, as well as pictures of other depths. */
async function smallerRows(data: Buffer, { dict, pixels, written }: Picture): Promise<Smaller | null> {
  const [width, height] = [Number(dict.one('Width')), Number(dict.one('Height'))];
  const parameters = nameOf(dict.one('DecodeParms')) ?? new PdfDict();
  const isPlain =
    pixels > MOST_PIXELS && dict.one('BitsPerComponent') === 8 && !dict.has('F') && !dict.has('ImageMask');
  if (!isPlain || !(parameters instanceof PdfDict)) return null;
  const predictor = parameters.one('Predictor') ?? 1;
  const isOfRows = predictor === 1 || parameters.one('Columns') === width;
  if (typeof predictor !== 'number' || !isOfRows || (parameters.one('BitsPerComponent') ?? 8) !== 8) return null;
  const space = [dict.one('ColorSpace')].flat()[0];
  const named = typeof space === 'string' ? space : '';
  const isMean = MIXED.has(named) && !Array.isArray(dict.one('Mask'));
  const colors = predictor === 1 ? samplesOf.get(named) : (parameters.one('Colors') ?? 1);
  const samples = typeof colors === 'number' ? colors : null;
  const by = Math.ceil(Math.sqrt(pixels / PIXELS_LEFT));
  const small = await shrinkRows(data, { width, height, predictor, samples }, by, isMean);
  const size = `/Width ${Math.ceil(width / by)} /Height ${Math.ceil(height / by)}`;
  // Of an entry that comes twice, PDF.js takes the last one.
  return { entries: `${written} ${size} /Filter /FlateDecode /DecodeParms null`, data: small };
}
