import { deflateSync } from 'node:zlib';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { isLongForm, provenOf } from '../../../../../test/extent';
import { makeScanPdf, makeTextPdf } from '../../../../../test/make-documents';
import { makeFax, makeGreyJpx, makeProgressiveJpeg } from '../../../../../test/make-scans';
import { readDocument } from '../../../../../test/read-document';
import { shrinkPictures } from './shrink-pictures';

const itInLongForm = isLongForm ? it : it.skip;

/** A4 at 600 dpi. */
const [WIDTH, HEIGHT] = [4_960, 7_016];
const size = { width: WIDTH, height: HEIGHT };
/** A bar across the middle third of the page, in rows of bytes in which 0 is black and 255 white. */
const barOf = (width: number, height: number) =>
  Buffer.alloc(width * height, 255).fill(0, width * Math.floor(height / 3), width * Math.floor((height * 2) / 3));

/** How light the page is in its middle, at a share of its height: 0 is black and 255 white. */
async function lightOf(page: Buffer, ...shares: number[]): Promise<number[]> {
  const image = await loadImage(page);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return shares.map((share) => context.getImageData(image.width / 2, Math.round(image.height * share), 1, 1).data[0]!);
}

async function isBarShown(page: Buffer): Promise<boolean> {
  const [top = 0, middle = 255, bottom = 0] = await lightOf(page, 0.1, 0.5, 0.9);
  return middle < 60 && top > 200 && bottom > 200;
}

async function jpegOf(width: number, height: number): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'navy';
  context.fillRect(0, height / 3, width, height / 3);
  return canvas.encode('jpeg', 80);
}

const grey = '/BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /FlateDecode';
const colours = '/BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /FlateDecode';

/** Of colours: the grey of each number. */
const table = Array.from({ length: 256 }, (_, light) => light.toString(16).padStart(2, '0').repeat(3)).join('');

/** All that is said about a scan that is drawn, besides its pages: these have no words. */
const drawn = (pages = 1) => ({
  fault: null,
  flags: [],
  text: '',
  note: null,
  missing: null,
  words: Array.from({ length: pages }, () => []),
});

describe('A large scan', () => {
  it('is drawn smaller and not as a white page: in black and white', async () => {
    const rows = deflateSync(barOf(WIDTH / 8, HEIGHT));
    const kinds = ['/ImageMask true /Decode [0 1]', '/BitsPerComponent 1 /ColorSpace /DeviceGray'];
    for (const entries of provenOf(kinds, 0, 2)) {
      const bytes = makeScanPdf(WIDTH, HEIGHT, `${entries} /Filter /FlateDecode`, rows);
      const { pages, ...rest } = await readDocument('pdf', bytes);
      expect(rest).toEqual(drawn());
      expect(await isBarShown(pages[0]!)).toBe(true);
    }
  });

  itInLongForm('is drawn in colours at 600 dpi, one page after the other', async () => {
    const entries = '/BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /DCTDecode';
    const bytes = makeScanPdf(WIDTH, HEIGHT, entries, await jpegOf(WIDTH, HEIGHT), 3);
    const { pages, ...rest } = await readDocument('pdf', bytes);
    expect(rest).toEqual(drawn(3));
    expect(pages).toHaveLength(3);
    for (const page of pages) expect(await isBarShown(page)).toBe(true);
  });

  const fax = `/BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns ${WIDTH} >>`;
  const scans: [what: string, entries: string, data: () => Buffer][] = [
    ['in grey, as PNG', grey, () => deflateSync(barOf(WIDTH, HEIGHT))],
    ['in colours, as PNG', colours, () => deflateSync(barOf(WIDTH * 3, HEIGHT))],
    [
      'by a table of colours',
      grey.replace('/DeviceGray', `[/Indexed /DeviceRGB 255 <${table}>]`),
      () => deflateSync(barOf(WIDTH, HEIGHT)),
    ],
    ['in grey, as a progressive JPEG', grey.replace('Flate', 'DCT'), () => makeProgressiveJpeg(size, 1)],
    ['in colours, as a progressive JPEG', colours.replace('Flate', 'DCT'), () => makeProgressiveJpeg(size, 3)],
    ['as a fax', fax, () => makeFax(HEIGHT)],
  ];
  it.each(provenOf(scans, 1, 3))('is drawn smaller and not as a white page: %s', async (_what, entries, data) => {
    const { pages, ...rest } = await readDocument('pdf', makeScanPdf(WIDTH, HEIGHT, entries, data()));
    expect(rest).toEqual(drawn());
    expect(await isBarShown(pages[0]!)).toBe(true);
  });

  itInLongForm('is drawn smaller and not as a white page: as JPEG 2000, of which this one is grey', async () => {
    const bytes = makeScanPdf(WIDTH, HEIGHT, '/ColorSpace /DeviceRGB /Filter /JPXDecode', makeGreyJpx(size, 3));
    const { pages, ...rest } = await readDocument('pdf', bytes);
    expect(rest).toEqual(drawn());
    const [light] = await lightOf(pages[0]!, 0.5);
    expect(light).toBeGreaterThan(120);
    expect(light).toBeLessThan(136);
  });

  it('is told as left out where nothing can draw it', async () => {
    const rows = deflateSync(Buffer.alloc(1_000));
    const bytes = makeScanPdf(WIDTH, HEIGHT, '/BitsPerComponent 16 /ColorSpace /DeviceGray /Filter /FlateDecode', rows);
    const { fault, flags, missing } = await readDocument('pdf', bytes);
    expect({ fault, flags, missing }).toEqual({ fault: null, flags: [], missing: expect.stringMatching(/too large/) });
  });
});

describe('A picture that is made smaller', () => {
  const entries = '/BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter [/DCTDecode]';

  it('stands in the place of the other one, and moves nothing', async () => {
    const bytes = makeScanPdf(3_600, 2_600, entries, await jpegOf(3_600, 2_600));
    const shrunk = await shrinkPictures(bytes);
    expect(shrunk).toMatchObject({ leftOut: false });
    expect(shrunk.bytes).toHaveLength(bytes.length);
    expect(shrunk.bytes.includes('/Width 3600')).toBe(false);
    const end = bytes.lastIndexOf('endobj');
    expect(shrunk.bytes.subarray(end).equals(bytes.subarray(end))).toBe(true);
  });

  itInLongForm('is one of the first five, because a reader has no time for more', async () => {
    const bytes = makeScanPdf(3_600, 2_600, entries, await jpegOf(3_600, 2_600), 6);
    const { bytes: shrunk } = await shrinkPictures(bytes);
    expect(shrunk.toString('latin1').match(/\/Width 3600/g)).toHaveLength(1);
  });

  it.each([
    ['small', 1_000, 1_000, ''],
    ['seen through a mask', 3_600, 2_600, '/SMask 5 0 R'],
    ['seen in other colours', 3_600, 2_600, '/Decode [1 0 1 0 1 0]'],
  ])('is no picture that is %s', async (_what, width, height, more) => {
    const bytes = makeScanPdf(width, height, entries + more, await jpegOf(width, height));
    expect((await shrinkPictures(bytes)).bytes.equals(bytes)).toBe(true);
  });

  itInLongForm('is not one of more than 25 megapixels that is unpacked as a whole', async () => {
    const jpeg = await jpegOf(WIDTH, HEIGHT);
    jpeg[jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 1] = 0xc2;
    const bytes = makeScanPdf(WIDTH, HEIGHT, entries, jpeg);
    expect(await shrinkPictures(bytes)).toMatchObject({ leftOut: true });
  });

  it('is not one that is damaged, or in the colours of a printer', async () => {
    const jpeg = await jpegOf(3_600, 2_600);
    const inks = Buffer.from(jpeg);
    const frame = inks.indexOf(Buffer.from([0xff, 0xc0]));
    inks[frame + 9] = 4;
    for (const data of [inks, jpeg.subarray(0, 40), Buffer.from('nothing')]) {
      const bytes = makeScanPdf(3_600, 2_600, entries, data);
      expect((await shrinkPictures(bytes)).bytes.equals(bytes)).toBe(true);
    }
    const text = makeTextPdf();
    expect((await shrinkPictures(text)).bytes).toBe(text);
  });
});
