import { findPdfHeaders, findStreamKeywords, findWord } from './find-pdf-headers';
import { PdfDict, PdfParser, type PdfReading, PdfRef, type PdfValue, TooLarge } from './parse-pdf-value';
import { mayHoldObjects, readObjectStream } from './read-object-stream';

/** Of the whole file, read once; a resume has 5 MB, the rest is for its unpacked object streams. */
const MOST_CHARACTERS = 64 * 1024 * 1024;

/** A dictionary, and where its data are. */
type PdfStream = Record<'start' | 'end', number> & { dict: PdfDict };

/** Reads every object of a PDF by its bytes, also of older revisions, inside of streams, or packed in object streams. */
export class PdfObjectReader {
  /** All that a number stands for in any revision of the file. */
  private readonly byNumber = new Map<number, PdfValue[]>();
  /** Whether everything was read that a viewer may find. */
  whole = true;
  /** Whether a limit of this program was in the way. */
  tooLarge = false;
  private readonly text: string;
  private readonly reading: PdfReading;
  private readonly streams = new Map<number, PdfStream>();

  constructor(
    private readonly bytes: Buffer,
    visitor: Pick<PdfReading, 'onName' | 'onDict'>,
  ) {
    this.text = bytes.toString('latin1');
    this.reading = { ...visitor, left: MOST_CHARACTERS };
  }

  /** The objects that stand in the file unpacked. */
  readPlain(): void {
    for (const { number, at } of findPdfHeaders(this.text)) this.try(() => this.readObject(number, at));
    for (const at of findWord(this.text, 'trailer')) this.try(() => this.readTrailer(at + 'trailer'.length));
    if (this.hasUnreadStream()) this.whole = false;
  }

  /** The objects that are packed into object streams. In an encrypted file those cannot be read. */
  readPacked(): void {
    for (const stream of this.streams.values()) if (mayHoldObjects(stream.dict)) this.try(() => this.unpack(stream));
  }

  /** The values, with all that their references stand for; one that leads to nothing stays as it is. */
  resolve(values: PdfValue[]): PdfValue[] {
    const isRef = (value: PdfValue) => value instanceof PdfRef;
    const numbers = new Set(values.filter(isRef).map(({ number }) => number));
    const meant = [...numbers].flatMap((number) => this.byNumber.get(number) ?? [new PdfRef(number)]);
    return [...values.filter((value) => !isRef(value)), ...meant];
  }

  private readObject(number: number | null, at: number): void {
    const parser = new PdfParser(this.text, this.reading, at);
    const value = parser.value();
    if (number === null) throw new Error('has an odd header');
    this.keep(number, value);
    if (value instanceof PdfDict && parser.takes('stream'))
      this.streams.set(parser.at, this.streamAt(parser.at, value));
  }

  private readTrailer(at: number): void {
    const parser = new PdfParser(this.text, this.reading, at);
    if (!parser.takes('<<')) return;
    parser.at -= '<<'.length;
    parser.value();
  }

  private unpack({ dict, start, end }: PdfStream): void {
    for (const object of readObjectStream(this.bytes.subarray(start, end), dict, this.reading)) this.keep(...object);
  }

  /** Viewers may see another end, but Flate ends by itself, and without a filter objects are read from the start. */
  private streamAt(at: number, dict: PdfDict): PdfStream {
    const [lineEnd] = /^[\t ]*(?:\r\n|\r|\n)/.exec(this.text.slice(at, at + 64)) ?? [];
    if (!lineEnd) throw new Error('has no line end before its data');
    const start = at + lineEnd.length;
    const [length] = dict.all('Length');
    const said = typeof length === 'number' && length >= 0 ? start + length : this.text.length;
    if (/^[\0\t\n\f\r ]*endstream/.test(this.text.slice(said, said + 64))) return { dict, start, end: said };
    const end = this.text.indexOf('endstream', start);
    if (end === -1) throw new Error('has a stream without an end');
    this.reading.left -= end - start;
    return { dict, start, end };
  }

  /** Text within the data of a stream that was read is no stream; objects in there have been looked for. */
  private hasUnreadStream(): boolean {
    const streams = [...this.streams.values()];
    for (const at of findStreamKeywords(this.text))
      if (!this.streams.has(at) && !streams.some(({ start, end }) => start <= at && at < end)) return true;
    return false;
  }

  private keep(number: number, value: PdfValue): void {
    const values = this.byNumber.get(number);
    if (values) values.push(value);
    else this.byNumber.set(number, [value]);
  }

  private try(read: () => void): void {
    try {
      read();
    } catch (error) {
      if (error instanceof TooLarge || (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
        this.tooLarge = true;
      else this.whole = false;
    }
  }
}
