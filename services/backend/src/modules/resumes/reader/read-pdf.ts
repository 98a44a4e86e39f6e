import { dirname, join } from 'node:path';
import { createIsomorphicCanvasFactory, definePDFJSModule, getDocumentProxy, renderPageAsImage } from 'unpdf';
import { findPdfFlags } from './find-pdf-flags';
import { asDamaged, flags, type Flag } from './flags';
import { readPageWords } from './page-words';
import { readAppearances } from './pdf/read-appearances';
import { readPdfText } from './pdf/read-pdf-text';
import { MOST_PIXELS, shrinkPictures } from './pdf/shrink-pictures';
import { shrinkCanvases } from './pdf/shrinking-canvas';
import { report } from './report';

const canvasImport = () => import('@napi-rs/canvas');
/** The one that unpdf brings leaves out what unpacks faxes, JBIG2 and JPEG 2000: it draws nothing in their place. */
const pdfJsImport = () => import('pdfjs-dist/legacy/build/pdf.mjs');
const data = (folder: string) => `${join(dirname(require.resolve('pdfjs-dist/package.json')), folder)}/`;

/** No fonts of the machine: a page looks the same everywhere. No evaluated code. */
const pdfOptions = {
  useSystemFonts: false,
  standardFontDataUrl: data('standard_fonts'),
  cMapUrl: data('cmaps'),
  cMapPacked: true,
  wasmUrl: data('wasm'),
  iccUrl: data('iccs'),
  isEvalSupported: false,
  enableXfa: false,
  verbosity: 0,
};

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

const MOST_PAGES_DRAWN = 5;
const WIDTH = 1_240;
const MOST_HEIGHT = 2_480;

export async function readPdf(bytes: Buffer): Promise<void> {
  const raisedFlags = findPdfFlags(bytes);
  await report.flags(raisedFlags);
  let pdf: Pdf;
  let leftOut = false;
  try {
    const shrunk = raisedFlags.has(flags.encrypted) ? null : await shrinkPictures(bytes);
    leftOut = shrunk?.leftOut ?? false;
    await definePDFJSModule(pdfJsImport);
    const CanvasFactory = shrinkCanvases(await createIsomorphicCanvasFactory(canvasImport));
    const options = { ...pdfOptions, maxImageSize: shrunk?.mostPixels ?? MOST_PIXELS, CanvasFactory };
    pdf = await getDocumentProxy(new Uint8Array(shrunk?.bytes ?? bytes), options);
    await refineFlags(raisedFlags, pdf);
    await report.flags(raisedFlags);
    const { text, unread } = await readPdfText(pdf);
    await report.text(text);
    // Afterwards, so that a page that takes too long to prepare does not take the text away.
    const drawn = await readAppearances(pdf, unread);
    if (drawn) await report.text(`${text}${drawn}`);
  } catch (error) {
    const isLocked = (error as Error).name === 'PasswordException';
    return report.withoutText(raisedFlags, isLocked ? flags.encrypted : flags.damaged);
  }
  if (leftOut) await report.missing('A picture in the file is too large to be shown here.');
  await drawPages(pdf, raisedFlags);
}

/** A page that cannot be drawn takes neither the text nor the other pages away. */
async function drawPages(pdf: Pdf, raisedFlags: Set<Flag>): Promise<void> {
  const drawn = Math.min(pdf.numPages, MOST_PAGES_DRAWN);
  for (let number = 1; number <= drawn; number += 1) {
    const page = await drawPage(pdf, number).catch(() => null);
    const words = page && (await readPageWords(pdf, number).catch(() => null));
    if (words) await report.words(words);
    if (page) await report.page(page);
    else await report.flags(asDamaged(raisedFlags));
  }
}

/** Adds the flags that only a decrypting parser sees, as in encrypted files that open without a password. */
async function refineFlags(raisedFlags: Set<Flag>, pdf: Pdf): Promise<void> {
  // Its encryption only forbids copying or printing: it opens without a password, and the parser reads its contents.
  raisedFlags.delete(flags.encrypted);
  const opens: unknown = await pdf.getOpenAction();
  const files: unknown = await pdf.getAttachments();
  if (await hasScript(pdf)) raisedFlags.add(flags.script);
  if (keysOf(files).length > 0) raisedFlags.add(flags.embeddedFile);
  if (keysOf(opens).includes('action')) raisedFlags.add(flags.openAction);
}

/** Of the document or of a field. The parser's own `hasJSActions` says yes to any field for a signature (PDF.js 6.5). */
async function hasScript(pdf: Pdf): Promise<boolean> {
  const documentActions: unknown = await pdf.getJSActions();
  const fields = valuesOf(await pdf.getFieldObjects()).flat() as { actions?: unknown }[];
  return [documentActions, ...fields.map(({ actions }) => actions)].some((actions) => keysOf(actions).length > 0);
}

/** The parser gives a Map, or in older versions an object. */
const keysOf = (collection: unknown): unknown[] =>
  collection instanceof Map ? [...collection.keys()] : Object.keys(collection ?? {});
const valuesOf = (collection: unknown): unknown[] =>
  collection instanceof Map ? [...collection.values()] : Object.values(collection ?? {});

/** A PNG, about 1240 pixels wide, and less where the page is very high. */
async function drawPage(pdf: Pdf, number: number): Promise<Buffer> {
  const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 });
  const scale = Math.min(WIDTH / width, MOST_HEIGHT / height);
  return Buffer.from(await renderPageAsImage(pdf, number, { canvasImport, scale }));
}
