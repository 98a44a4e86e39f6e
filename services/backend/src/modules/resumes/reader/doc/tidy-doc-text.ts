/** [MS-DOC] 2.8.25: these begin a field, its result, and end it. */
const BEGIN = '\u0013';
const RESULT = '\u0014';
const END = '\u0015';

/** [MS-DOC] 2.4.1, and the marks that all versions of Word share: the ends of cells, lines, pages and paragraphs, and hyphens. */
const marks = new Map([
  ['\u0007', '\n'],
  ['\u000b', '\n'],
  ['\u000c', '\n'],
  ['\r', '\n'],
  ['\u001e', '-'],
  ['\u001f', ''],
]);
const FIRST_LETTER = ' ';

/** The text of a Word document as it is shown: results instead of fields, and white space instead of marks. */
export function tidyDocText(text: string): string {
  const around: { code: string; inResult: boolean }[] = [];
  let visible = '';
  for (const sign of text) {
    const field = around.at(-1);
    if (sign === BEGIN) around.push({ code: '', inResult: false });
    else if (sign === RESULT && field) field.inResult = true;
    else if (sign === END && field) {
      visible += formulaText(field.code);
      around.pop();
    } else if (field && !field.inResult) field.code += sign;
    else if (around.every(({ inResult }) => inResult)) visible += letterOf(sign);
  }
  return visible;
}

/** Those of pictures, notes and others keep words apart. */
const letterOf = (sign: string) =>
  marks.get(sign) ?? (sign < FIRST_LETTER && sign !== '\t' && sign !== '\n' ? ' ' : sign);

/** An EQ field has no result: it draws its arguments, such as the reading above a Japanese word. */
function formulaText(code: string): string {
  const [, formula] = /^\s*EQ\s+(.*)$/is.exec(code) ?? [];
  if (formula === undefined) return '';
  const letters = formula.replace(/"[^"]*"/g, ' ').replace(/\\[a-z*]+(?:\s*\d+)?/gi, ' ');
  return ` ${letters.replace(/[(),;]/g, ' ')} `;
}
