import { getResolvedPDFJS, type getDocumentProxy } from 'unpdf';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Operators = Awaited<ReturnType<Awaited<ReturnType<Pdf['getPage']>>['getOperatorList']>>;
type PdfJs = Awaited<ReturnType<typeof getResolvedPDFJS>>;

/** What PDF.js tells of an annotation, as far as it concerns the words in its appearance. */
export interface Appearing {
  id?: unknown;
  subtype?: unknown;
  hasAppearance?: unknown;
  /** Of a form field: button, choice, signature or text. */
  fieldType?: unknown;
  pushButton?: unknown;
  combo?: unknown;
}

/** Preparing a page to be drawn is dear: its pictures are unpacked as well. */
const MOST_PAGES = 10;
/** The distance between two glyphs, in thousandths of the font size to the left, from which it is a blank. */
const BLANK = -200;

/**
 * Whether an appearance draws words that PDF.js gives in no other way: of signatures, captions of buttons, lists and stamps.
 * It gives those of text fields and free text as `textContent`.
 */
export const drawsOwnWords = ({ subtype, hasAppearance, fieldType, pushButton, combo }: Appearing): boolean =>
  hasAppearance === true &&
  (subtype === 'Stamp' || fieldType === 'Sig' || pushButton === true || (fieldType === 'Ch' && combo !== true));

/**
 * The words that such appearances draw on the first ten of these pages, one paragraph an annotation, from what PDF.js would draw.
 * `numbers` are numbers of pages. A page that is broken is left out.
 */
export async function readAppearances(pdf: Pdf, numbers: readonly number[]): Promise<string> {
  const pdfJs = await getResolvedPDFJS();
  const texts: string[] = [];
  for (const number of numbers.slice(0, MOST_PAGES)) {
    texts.push(...(await drawnWords(pdf, number, pdfJs).catch(() => [])));
  }
  return [...new Set(texts)].join('\n\n');
}

async function drawnWords(pdf: Pdf, number: number, { OPS, AnnotationMode }: PdfJs): Promise<string[]> {
  const page = await pdf.getPage(number);
  const annotations = (await page.getAnnotations()) as Appearing[];
  const drawing = new Set(annotations.filter(drawsOwnWords).map(({ id }) => id));
  const operators = await page.getOperatorList({ annotationMode: AnnotationMode.ENABLE });
  page.cleanup();
  const moves = new Set<number>([OPS.beginText, OPS.moveText, OPS.setLeadingMoveText, OPS.setTextMatrix, OPS.nextLine]);
  const texts: string[] = [];
  let text: string | null = null;
  for (const [fn, args] of eachOperator(operators)) {
    if (fn === OPS.beginAnnotation) text = drawing.has(args[0]) ? '' : null;
    else if (text === null) continue;
    else if (moves.has(fn)) text += '\n';
    else if (fn === OPS.showText) text += textOf(args[0]);
    else if (fn === OPS.endAnnotation) {
      texts.push(text.replaceAll(/\s*\n\s*/g, '\n').trim());
      text = null;
    }
  }
  return texts.filter(Boolean);
}

function* eachOperator({ fnArray, argsArray }: Operators): Generator<[number, unknown[]]> {
  for (const [index, fn] of fnArray.entries()) yield [fn, (argsArray[index] ?? []) as unknown[]];
}

/** Of glyphs, and of distances between them. */
const textOf = (glyphs: unknown): string =>
  (Array.isArray(glyphs) ? glyphs : [])
    .map((glyph: unknown) => {
      if (typeof glyph === 'number') return glyph < BLANK ? ' ' : '';
      const { unicode } = (glyph ?? {}) as { unicode?: unknown };
      return typeof unicode === 'string' ? unicode : '';
    })
    .join('');
