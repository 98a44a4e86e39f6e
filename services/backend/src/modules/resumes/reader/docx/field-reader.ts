import { type Flag, flags } from '../flags';
import { leadsOutside } from '../leads-outside';
import { isWord, type XmlElement, type XmlReader } from './read-xml';

/** Far more than a name and an address; white space before them does not count. */
const MOST_CHARACTERS = 4_096;
/** Word itself follows 20. */
const MOST_DEPTH = 100;
const NAME_UNFINISHED = /^[\s"]*[a-z]*$/i;

/** ISO/IEC 29500-1, 17.16.5: these fetch the target that their first argument names. */
const includes = new Set(['INCLUDE', 'INCLUDETEXT', 'INCLUDEPICTURE', 'IMPORT', 'RD']);
/** These are linked with another program or a database in any case. */
const links = new Set(['LINK', 'DATABASE']);

const newField = (isSimple: boolean, code = '') => ({
  /** The instruction, with the values of the fields inside of it. */
  code: code.slice(0, MOST_CHARACTERS),
  /** Whether a field inside gave part of its name, or something after it. */
  hasComputedName: false,
  hasComputedArgument: false,
  isSimple,
  /** The text that Word showed for it when the document was saved. */
  result: '',
  inResult: isSimple,
});
type Field = ReturnType<typeof newField>;

/**
 * Puts the fields of one part together (ISO/IEC 29500-1, 17.16): their instructions are cut into runs and stand inside of each
 * other. A field's value becomes part of the instruction around it, as Word does it.
 */
export class FieldReader implements XmlReader {
  private readonly stack: Field[] = [];
  /** Instructions outside of any field. Word ignores them, but other programs may run them. */
  private readonly stray = newField(false);
  private inside: 'code' | 'text' | null = null;

  constructor(private readonly docxFlags: Set<Flag>) {}

  open({ uri, name, attribute }: XmlElement): void {
    if (!isWord(uri)) return;
    if (name === 'instrText' || name === 'delInstrText') this.inside = 'code';
    if (name === 't') this.inside = 'text';
    if (name === 'tab' || name === 'br' || name === 'cr') this.add(' ', 'text');
    if (name === 'fldSimple') this.begin(newField(true, attribute('instr')));
    if (name === 'fldChar') this.turn(attribute('fldCharType').trim(), this.stack.at(-1));
  }

  close({ uri, name }: XmlElement): void {
    if (!isWord(uri)) return;
    if (name === 'instrText' || name === 'delInstrText' || name === 't') this.inside = null;
    if (name === 'fldSimple') this.end(true);
  }

  text(text: string): void {
    if (this.inside) this.add(text, this.inside);
  }

  /** Judges fields that were never ended. */
  finish(): void {
    while (this.stack.length > 0) this.pop();
    this.flag(this.stray);
  }

  private turn(type: string, top?: Field): void {
    if (type === 'begin') this.begin(newField(false));
    if (type === 'separate' && top) top.inResult = true;
    if (type === 'end') this.end(false);
  }

  private begin(field: Field): void {
    if (this.stack.length >= MOST_DEPTH) this.docxFlags.add(flags.tooLarge);
    else this.stack.push(field);
  }

  private end(isSimple: boolean): void {
    const at = this.stack.findLastIndex((field) => field.isSimple === isSimple);
    while (at !== -1 && this.stack.length > at) this.pop();
  }

  private pop(): void {
    const field = this.stack.pop();
    if (!field) return;
    this.flag(field);
    const around = this.stack.at(-1);
    if (!around) return;
    if (!around.inResult) {
      if (NAME_UNFINISHED.test(around.code)) around.hasComputedName = true;
      else around.hasComputedArgument = true;
    }
    this.add(quotedText(field.code) ?? field.result, 'text');
  }

  private add(text: string, kind: 'code' | 'text'): void {
    const field = this.stack.at(-1) ?? (kind === 'code' ? this.stray : null);
    if (field?.inResult) field.result = (field.result + text).slice(0, MOST_CHARACTERS);
    else if (field) field.code = (field.code + text).trimStart().slice(0, MOST_CHARACTERS);
  }

  private flag({ code, hasComputedName, hasComputedArgument }: Field): void {
    const [, word = '', rest = ''] = /^[\s"]*([a-z]*)(.*)$/is.exec(code) ?? [];
    const name = word.toUpperCase();
    if (name === 'DDE' || name === 'DDEAUTO') this.docxFlags.add(flags.dde);
    else if (hasComputedName) this.docxFlags.add(flags.hiddenField);
    const address = /^[\s"]*([^\s"]*)/.exec(rest)?.[1] ?? '';
    if (links.has(name) || (includes.has(name) && (hasComputedArgument || leadsOutside(address))))
      this.docxFlags.add(flags.externalContent);
  }
}

/** The text of a QUOTE field (17.16.5.49): quoted texts and words as they are, numbers as the characters of these codes. */
function quotedText(code: string): string | null {
  const argument = /^\s*QUOTE\b(.*)$/is.exec(code)?.[1];
  if (argument === undefined) return null;
  const tokens = argument.matchAll(/"((?:[^"\\]|\\.)*)"?|\\\S*(?:\s+(?:CHARFORMAT|MERGEFORMAT))?|([^\s"\\]+)/gi);
  return [...tokens].map(([, quoted, word]) => quoted ?? (word ? characterOf(word) : '')).join('');
}

function characterOf(word: string): string {
  const code = /^(?:0x[\da-f]+|\d+)$/i.test(word) ? Number(word) : Number.NaN;
  return code <= 0x10ffff ? String.fromCodePoint(code) : `${word} `;
}
