import { dirname, join } from 'node:path';
import { createIsomorphicCanvasFactory, getDocumentProxy, renderPageAsImage } from 'unpdf';
import { findPdfFlags } from './find-pdf-flags';
import { flags, type Flag } from './flags';
import { readPdfText } from './pdf/read-pdf-text';
import { report } from './report';

const canvasImport = () => import('@napi-rs/canvas');
const data = (folder: string) => `${join(dirname(require.resolve('pdfjs-dist/package.json')), folder)}/`;

/** No fonts of the machine: a page looks the same everywhere. No pictures of more than 25 megapixels, no evaluated code. */
const pdfOptions = {
  useSystemFonts: false,
  standardFontDataUrl: data('standard_fonts'),
  cMapUrl: data('cmaps'),
  cMapPacked: true,
  wasmUrl: data('wasm'),
  iccUrl: data('iccs'),
  maxImageSize: 25_000_000,
  isEvalSupported: false,
  enableXfa: false,
  verbosity: 0,
};

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

const MOST_PAGES_DRAWN = 5;
const WIDTH = 1_240;
const MOST_HEIGHT = 2_480;

export async function readPdf(bytes: Buffer): Promise<void> {
  const found = findPdfFlags(bytes);
  await report.flags(found);
  try {
    const CanvasFactory = await createIsomorphicCanvasFactory(canvasImport);
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { ...pdfOptions, CanvasFactory });
    await refineFlags(found, pdf);
    await report.flags(found);
    await report.text(await readPdfText(pdf));
    const drawn = Math.min(pdf.numPages, MOST_PAGES_DRAWN);
    for (let number = 1; number <= drawn; number += 1) await report.page(await drawPage(pdf, number));
  } catch (error) {
    const isLocked = (error as Error).name === 'PasswordException';
    await report.withoutText(found, isLocked ? flags.encrypted : flags.damaged);
  }
}

/** Adds the flags that only a decrypting parser sees, as in encrypted files that open without a password. */
async function refineFlags(found: Set<Flag>, pdf: Pdf): Promise<void> {
  // It forbids copying or printing only: it opens without a password, and the parser tells what is in it.
  found.delete(flags.encrypted);
  const opens: unknown = await pdf.getOpenAction();
  const files: unknown = await pdf.getAttachments();
  if (await pdf.hasJSActions()) found.add(flags.script);
  if (keysOf(files).length > 0) found.add(flags.embeddedFile);
  if (keysOf(opens).includes('action')) found.add(flags.openAction);
}

/** The parser gives a Map, or in older versions an object. */
const keysOf = (found: unknown): unknown[] => (found instanceof Map ? [...found.keys()] : Object.keys(found ?? {}));

/** A PNG, about 1240 pixels wide, and less where the page is very high. */
async function drawPage(pdf: Pdf, number: number): Promise<Buffer> {
  const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 });
  const scale = Math.min(WIDTH / width, MOST_HEIGHT / height);
  return Buffer.from(await renderPageAsImage(pdf, number, { canvasImport, scale }));
}
