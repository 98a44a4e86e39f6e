import { MalformedRequest } from '../http/errors/http.errors';

/** Receives the content of one part, in pieces as they arrive. */
export interface PartListener {
  /** A piece of the part's content, which is never empty and a view into the written chunk. */
  add: (content: Buffer) => void;
  end: () => void;
}

const CR = 13;
const LINE_END = Buffer.from('\r\n');
const HEAD_END = Buffer.from('\r\n\r\n');
const CLOSING = Buffer.from('--');
const NOTHING = Buffer.alloc(0);
/** Bytes of one part's headers. */
const LONGEST_HEAD = 8_192;
/** Bytes of empty lines behind the last boundary. */
const LONGEST_END = 1_024;

/** Goes on with the bytes that it returns, or waits for more of them when it returns none. */
type Step = (bytes: Buffer) => Buffer | undefined;

/**
 * Cuts multipart/form-data (RFC 2046 section 5.1.1, RFC 7578) into its parts while it arrives. Nothing is passed over: a
 * byte before the first boundary, behind the last, or beside one, is an error, because a part could be lost in it. Content
 * is not copied, but for the few bytes that look like the beginning of a boundary at the end of a piece.
 * @throws MalformedRequest from `write` and `finish`, and the errors of `begin` and its part; then the form is to be given up.
 */
export class FormSplitter {
  private readonly delimiter: Buffer;
  /** The first boundary may be the first line of all. */
  private rest: Buffer = LINE_END;
  private step: Step;
  private part: PartListener | undefined;
  private afterEnd = 0;

  /** `begin` gets all headers of a part as they were sent, without the empty line behind them, in the order of the wire. */
  constructor(
    boundary: string,
    private readonly begin: (head: Buffer) => PartListener,
  ) {
    this.delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1');
    this.step = this.findFirst;
  }

  write(chunk: Buffer): void {
    let bytes: Buffer | undefined = this.rest.length > 0 ? Buffer.concat([this.rest, chunk]) : chunk;
    this.rest = NOTHING;
    while (bytes && bytes.length > 0) bytes = this.step(bytes);
  }

  finish(): void {
    if (this.step !== this.passEnd) throw new MalformedRequest('The form ended too early or is damaged.');
  }

  private wait(bytes: Buffer): undefined {
    this.rest = bytes;
  }

  private readonly findFirst: Step = (bytes) => {
    const at = bytes.indexOf(this.delimiter);
    // An empty line before it is all that may be there.
    const latest = LINE_END.length;
    if (at > latest || (at === -1 && bytes.length >= this.delimiter.length + latest)) throw damaged();
    if (at === -1) return this.wait(bytes);
    this.step = this.leaveBoundary;
    return bytes.subarray(at + this.delimiter.length);
  };

  private readonly leaveBoundary: Step = (bytes) => {
    if (bytes.length < CLOSING.length) return this.wait(bytes);
    const next = bytes.subarray(0, CLOSING.length);
    if (next.equals(CLOSING)) {
      this.step = this.passEnd;
      return bytes.subarray(CLOSING.length);
    }
    if (!next.equals(LINE_END)) throw damaged();
    this.step = this.readHead;
    return bytes;
  };

  /** Begins at the line end of the boundary, so that a head without a line ends like all others. */
  private readonly readHead: Step = (bytes) => {
    const at = bytes.indexOf(HEAD_END);
    if ((at === -1 ? bytes.length : at) > LONGEST_HEAD) throw damaged();
    if (at === -1) return this.wait(bytes);
    this.part = this.begin(bytes.subarray(LINE_END.length, at));
    this.step = this.readContent;
    return bytes.subarray(at + HEAD_END.length);
  };

  private readonly readContent: Step = (bytes) => {
    const at = bytes.indexOf(this.delimiter);
    const length = at === -1 ? this.lengthBeforeDelimiter(bytes) : at;
    if (length > 0) this.part?.add(bytes.subarray(0, length));
    if (at === -1) return this.wait(bytes.subarray(length));
    this.part?.end();
    this.step = this.leaveBoundary;
    return bytes.subarray(at + this.delimiter.length);
  };

  /** How many bytes are content for certain; behind them a boundary may have begun. */
  private lengthBeforeDelimiter(bytes: Buffer): number {
    const from = Math.max(0, bytes.length - this.delimiter.length + 1);
    const at = bytes.subarray(from).lastIndexOf(CR);
    if (at === -1) return bytes.length;
    const begun = bytes.subarray(from + at);
    return begun.equals(this.delimiter.subarray(0, begun.length)) ? from + at : bytes.length;
  }

  private readonly passEnd: Step = (bytes) => {
    this.afterEnd += bytes.length;
    if (this.afterEnd > LONGEST_END || /[^\r\n\t ]/.test(bytes.toString('latin1'))) throw damaged();
    return undefined;
  };
}

const damaged = () => new MalformedRequest('The form is damaged: a part of it could not be told from the next.');
