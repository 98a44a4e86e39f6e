/** The objects of a PDF (ISO 32000-2, 7.3), as far as flags depend on them. A string is a name. */
export type PdfValue = PdfRef | PdfText | PdfDict | PdfValue[] | number | string | null;

export class PdfRef {
  constructor(readonly number: number) {}
}

/** As it is written, with its brackets: few texts are ever looked at. */
export class PdfText {
  constructor(readonly written: string) {}
}

export class PdfDict {
  /** Words stand between keys and values, as in names of fonts with a space: viewers may pair them otherwise. */
  isOdd = false;
  readonly entries: [key: string, value: PdfValue][] = [];

  has(key: string): boolean {
    return this.entries.some(([name]) => name === key);
  }

  /** Every value of a key: viewers differ in which one of several they take. */
  all(key: string): PdfValue[] {
    return this.entries.filter(([name]) => name === key).map(([, value]) => value);
  }

  /** Undefined without the key. @throws Error when there are several values */
  one(key: string): PdfValue | undefined {
    const values = this.all(key);
    if (values.length > 1) throw new Error(`has several values for ${key}`);
    return values[0];
  }
}

/** A limit of this program was reached, and nothing is wrong with the file. */
export class TooLarge extends Error {}

/** What all parsers of one file share. */
export interface PdfReading {
  /** How many characters may still be read. */
  left: number;
  /** Called for each name and dictionary, also within other values. */
  onName: (name: string) => void;
  onDict: (dict: PdfDict) => void;
}

/** Ordinary files nest a dozen levels. */
const MOST_DEPTH = 200;
const SPACE = /[\0\t\n\f\r ]*/y;
const COMMENT = /%[^\r\n]*/y;
const REGULAR = /[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const HEX_STRING = /<[0-9A-Fa-f\0\t\n\f\r ]*>/y;
const STRING_PIECE = /[^()\\]+|\\[^]/y;
const STRUCTURE = /^(?:obj|endobj|stream|endstream|xref|startxref|trailer)$/;

/** Reads values from latin1 text (7.2 and 7.3). A text that viewers might understand in different ways is an error. */
export class PdfParser {
  constructor(
    private readonly text: string,
    private readonly reading: PdfReading,
    public at = 0,
  ) {}

  /** @throws Error, TooLarge */
  value(depth = 0): PdfValue {
    if (depth > MOST_DEPTH) throw new Error('is nested too deeply');
    this.skip();
    const sign = this.text[this.at];
    if (sign === '/') return this.name();
    if (sign === '(') return this.string();
    if (sign === '[') return this.array(depth);
    if (sign !== '<') return this.word();
    if (this.text[this.at + 1] === '<') return this.dict(depth);
    const digits = this.match(HEX_STRING);
    if (!digits) throw new Error('has an odd string');
    return new PdfText(digits);
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
    this.reading.onName(name);
    return name;
  }

  private string(): PdfText {
    const start = this.at;
    let open = 0;
    do {
      const sign = this.text[this.at];
      if (sign === undefined) throw new Error('has a string without an end');
      if (sign === '(') open += 1;
      if (sign === ')') open -= 1;
      this.move(this.at + 1);
      while (open > 0 && this.match(STRING_PIECE));
    } while (open > 0);
    return new PdfText(this.text.slice(start, this.at));
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
    this.reading.onDict(dict);
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
    const [token = ''] = pattern.exec(this.text) ?? [];
    if (token) this.move(this.at + token.length);
    return token;
  }

  private move(to: number): void {
    this.reading.left -= to - this.at;
    if (this.reading.left < 0) throw new TooLarge('is too long to be read');
    this.at = to;
  }
}
