/** Characters that are nothing to read: controls, marks that turn the direction of a line round, and halves of characters. */
const unreadable = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** A text of several lines. Postgres takes no zero character and no half of a character. */
export const tidyText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(unreadable, (character) => (character === '\n' || character === '\t' ? character : ''))
    .replace(/[ \t\u00A0]+$/gm, '')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim();

/** A text of one line. */
export const tidyLine = (text: string, longest: number): string =>
  text.toWellFormed().replace(unreadable, ' ').replace(/\s+/g, ' ').trim().slice(0, longest).toWellFormed();

const LONGEST_NAME = 120;

/** The name of a file without folders, and without what a file system dislikes or hides. */
export function tidyFileName(name: string): string {
  const last = tidyLine(name.slice(-1_000), 1_000).split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(/[<>:"|?*]/g, '_').replace(/^[.\s]+|[.\s]+$/g, '');
  const dot = plain.lastIndexOf('.');
  const ending = dot > 0 && plain.length - dot <= 12 ? plain.slice(dot) : '';
  return (
    (plain.slice(0, plain.length - ending.length).slice(0, LONGEST_NAME - ending.length) + ending).toWellFormed() ||
    'file'
  );
}
