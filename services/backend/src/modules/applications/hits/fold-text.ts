/** A text in small letters and without accents, and where each of its characters stands in the given one. */
export interface Folded {
  text: string;
  /** For each UTF-16 unit of `text`, and for its end, the index in the given text. */
  places: number[] | null;
}

const ascii = /^[\0-\x7f]*$/;

/** Close to what `search_fold` makes of a text; it only finds where looking closer is worth it. */
export function foldText(given: string): Folded {
  if (ascii.test(given)) return { text: given.toLowerCase(), places: null };
  let text = '';
  const places: number[] = [];
  let at = 0;
  for (const letter of given) {
    const folded = foldLetter(letter);
    text += folded;
    for (let unit = 0; unit < folded.length; unit += 1) places.push(at);
    at += letter.length;
  }
  places.push(given.length);
  return { text, places };
}

const written: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i', ς: 'σ' };

function foldLetter(letter: string): string {
  if (letter <= '\x7f') return letter.toLowerCase();
  if (/[’‘‛ʼ′´`]/u.test(letter)) return "'";
  const plain = letter
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]|\u00ad|\u200c|\u200d|\u2060|\ufeff/gu, '');
  return written[plain] ?? plain;
}

export const placeIn = ({ places }: Folded, index: number): number => places?.[index] ?? index;
