import { PdfDict, PdfName, PdfRef, type PdfValue } from './pdf-value';

/** Ordinary files nest a dozen levels. */
const MOST_DEPTH = 200;
const SPACE = /[\0\t\n\f\r ]*/y;
const COMMENT = /%[^\r\n]*/y;
const REGULAR = /[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const HEX_STRING = /<[0-9A-Fa-f\0\t\n\f\r ]*>/y;
const STRING_PIECE = /[^()\\]+|\\[^]/y;
const STRUCTURE = /^(?:obj|endobj|stream|endstream|xref|startxref|trailer)$/;

/** How much may still be done for one file, in characters; all its parsers share it. */
export interface Budget {
  left: number;
}

/** A limit of this program was reached, and nothing is wrong with the file. */
export class TooLarge extends Error {}

/** The names and references that a parser finds inside of the values that it reads. */
export interface Visitor {
  name: (name: string) => void;
  dict: (dict: PdfDict) => void;
}

/**
 * Reads values from latin1 text (ISO 32000-2, 7.2 and 7.3). It is stricter than viewers: a text that they
 * might understand in different ways is an error.
 */
export class PdfParser {
  constructor(
    private readonly text: string,
    private readonly visitor: Visitor,
    private readonly budget: Budget,
    public at = 0,
  ) {}

  /** @throws Error, TooLarge */
  value(depth = 0): PdfValue {
    if (depth > MOST_DEPTH) throw new Error('is nested too deeply');
    this.skip();
    const sign = this.text[this.at];
    if (sign === '/') return new PdfName(this.name());
    if (sign === '(') return this.string();
    if (sign === '[') return this.array(depth);
    if (sign === '<') return this.text[this.at + 1] === '<' ? this.dict(depth) : this.hexString();
    return this.word();
  }

  /** Whether this word comes next; if so, it is taken. */
  takes(word: string): boolean {
    this.skip();
    if (!this.text.startsWith(word, this.at)) return false;
    this.move(this.at + word.length);
    return true;
  }

  /** White space and comments. */
  private skip(): void {
    do this.match(SPACE);
    while (this.match(COMMENT));
  }

  /** Any character may be written as its number, `/J#61vaScript`. */
  private name(): string {
    this.move(this.at + 1);
    const name = this.match(REGULAR).replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    this.visitor.name(name);
    return name;
  }

  private string(): string {
    let open = 0;
    do {
      const sign = this.text[this.at];
      if (sign === undefined) throw new Error('has a string without an end');
      if (sign === '(') open += 1;
      if (sign === ')') open -= 1;
      this.move(this.at + 1);
      while (open > 0 && this.match(STRING_PIECE));
    } while (open > 0);
    return '';
  }

  private hexString(): string {
    if (!this.match(HEX_STRING)) throw new Error('has an odd string');
    return '';
  }

  private array(depth: number): PdfValue[] {
    const items: PdfValue[] = [];
    this.move(this.at + 1);
    while (!this.takes(']')) items.push(this.value(depth + 1));
    return items;
  }

  private dict(depth: number): PdfDict {
    const dict = new PdfDict();
    this.move(this.at + 2);
    while (!this.takes('>>')) {
      if (this.text[this.at] !== '/') {
        this.word();
        dict.isOdd = true;
        continue;
      }
      const key = this.name();
      this.skip();
      dict.entries.push([key, this.text.startsWith('>>', this.at) ? null : this.value(depth + 1)]);
    }
    this.visitor.dict(dict);
    return dict;
  }

  /** A number, a reference of two numbers and `R`, or a word such as `true`. */
  private word(): PdfRef | number | null {
    const word = this.match(REGULAR);
    if (!word || STRUCTURE.test(word)) throw new Error('has something other than a value');
    if (!/^\d+$/.test(word)) return /^[+-]?[\d.]+$/.test(word) ? Number(word) : null;
    const after = this.at;
    this.skip();
    if (/^\d+$/.test(this.match(REGULAR))) {
      this.skip();
      if (this.match(REGULAR) === 'R') return new PdfRef(Number(word));
    }
    this.at = after;
    return Number(word);
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const [found = ''] = pattern.exec(this.text) ?? [];
    if (found) this.move(this.at + found.length);
    return found;
  }

  private move(to: number): void {
    this.budget.left -= to - this.at;
    if (this.budget.left < 0) throw new TooLarge('is too long to be read');
    this.at = to;
  }
}
