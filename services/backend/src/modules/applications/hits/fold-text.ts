/** From `at` on, the characters of a folded text are those of the original one from `original` on. */
interface Shift {
  at: number;
  original: number;
}

/** A text in small letters and without accents. Its characters stand where they were, up to the first shift. */
export interface Folded {
  text: string;
  shifts: Shift[];
}

/** Close to what `search_fold` makes of a text; it only finds where looking closer is worth it. */
export function foldText(original: string): Folded {
  const shifts: Shift[] = [];
  const folds = new Map<string, string>();
  let longer = 0;
  const text = original.replace(/[A-Z]+|[^\0-\x7f]/gu, (letters, index: number) => {
    if (letters <= '\x7f') return letters.toLowerCase();
    const folded = folds.get(letters) ?? foldLetter(letters);
    folds.set(letters, folded);
    if (folded.length !== letters.length) {
      const at = index + longer;
      for (let unit = 0; unit < folded.length; unit += 1) shifts.push({ at: at + unit, original: index });
      shifts.push({ at: at + folded.length, original: index + letters.length });
      longer += folded.length - letters.length;
    }
    return folded;
  });
  return { text, shifts };
}

const written: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i', ς: 'σ' };

function foldLetter(letter: string): string {
  if (/[’‘‛ʼ′´`]/u.test(letter)) return "'";
  const plain = letter
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]|\u00ad|\u200c|\u200d|\u2060|\ufeff/gu, '');
  return written[plain] ?? plain;
}

/** Where a character of the folded text stands in the given one. */
export function placeIn({ shifts }: Folded, index: number): number {
  const last = shifts.findLast(({ at }) => at <= index);
  return last ? last.original + index - last.at : index;
}
