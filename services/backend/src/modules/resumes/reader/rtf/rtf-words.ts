/** Words of RTF 1.9.1 that stand for a sign of the text. */
export const signs = new Map([
  ['par', '\n'],
  ['line', '\n'],
  ['sect', '\n'],
  ['page', '\n'],
  ['column', '\n'],
  ['softline', '\n'],
  ['cell', '\n'],
  ['row', '\n'],
  ['nestcell', '\n'],
  ['nestrow', '\n'],
  ['tab', '\t'],
  ['emdash', '—'],
  ['endash', '–'],
  ['lquote', '‘'],
  ['rquote', '’'],
  ['ldblquote', '“'],
  ['rdblquote', '”'],
  ['bullet', '•'],
  ['emspace', ' '],
  ['enspace', ' '],
  ['qmspace', ' '],
  ['zwj', '\u200d'],
  ['zwnj', '\u200c'],
]);

/** Groups whose text no page shows. Those with `\*` before their name are passed over unless they are named in `shown`. */
export const hidden = new Set([
  'colortbl',
  'fonttbl',
  'info',
  'nonshppict',
  'pict',
  'private',
  'shprslt',
  'sp',
  'stylesheet',
  'tc',
  'tcn',
  'xe',
]);

/** Groups with `\*` before their name that hold text of the page: of shapes, footnotes, and in Unicode beside an older writing. */
export const shown = new Set(['do', 'footnote', 'shpinst', 'ud']);

/** The code page of a font by the character set that it is for. */
const pageOfCharset = new Map([
  [77, 10_000],
  [128, 932],
  [129, 949],
  [134, 936],
  [136, 950],
  [161, 1253],
  [162, 1254],
  [163, 1258],
  [177, 1255],
  [178, 1256],
  [186, 1257],
  [204, 1251],
  [222, 874],
  [238, 1250],
]);
export const codePageOf = (charset: number): number => pageOfCharset.get(charset) ?? 1252;

const encodings = new Map([
  [866, 'ibm866'],
  [874, 'windows-874'],
  [932, 'shift_jis'],
  [936, 'gbk'],
  [949, 'euc-kr'],
  [950, 'big5'],
  [10_000, 'macintosh'],
  [20_866, 'koi8-r'],
  [65_001, 'utf-8'],
]);

/** Windows-1252 for a code page that is not known. */
export function decodeBytes(latin1: string, codePage: number): string {
  const windows = codePage >= 1250 && codePage <= 1258 ? codePage : 1252;
  return new TextDecoder(encodings.get(codePage) ?? `windows-${windows}`).decode(Buffer.from(latin1, 'latin1'));
}
