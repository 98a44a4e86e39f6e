import { promisify } from 'node:util';
import { brotliCompress, constants, crc32 } from 'node:zlib';

const compress = promisify(brotliCompress);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;

/** A tenth less than the usual one, in 54 ms for the careers page; a list of hundreds of posts would take a second. */
const THOROUGH = 10;
/** 1 ms for the page of a post. */
const USUAL = 5;
/** 2 ms for a careers page, where the usual one takes 4: for lists, of which there are many, and for what is sent once. */
const QUICK = 3;
/** 2 ms for a list of hundreds of posts. */
const QUICKEST = 1;
const SHORT_BYTES = 150_000;
/** Longer pages are never packed thoroughly. */
export const LONG_BYTES = 500_000;

const pack = (bytes: Buffer, quality: number): Promise<Buffer> =>
  compress(bytes, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length } });

let isPacking = false;

/**
 * Packs one page at a time in this process, so that requests for ever new pages leave the processor to others. Undefined while
 * another page is being packed: then this one is sent as it is.
 */
export function packInTurn(
  bytes: Buffer,
  quality = bytes.length > LONG_BYTES ? QUICKEST : QUICK,
): Promise<Buffer> | undefined {
  if (isPacking) return undefined;
  isPacking = true;
  return pack(bytes, quality).finally(() => (isPacking = false));
}

/** The body to send: `packed` is undefined while it waits for the packing of other pages. */
export interface Page {
  readonly tag: string;
  readonly bytes: Buffer;
  packed(): Promise<Buffer> | undefined;
}

/** A page as bytes, ready to be sent often. */
export class ReadyPage implements Page {
  readonly bytes: Buffer;
  readonly tag: string;
  private packing: Promise<Buffer> | undefined;

  /** @param packs `thoroughly` for the few pages of which there is one at a time, whatever visitors ask for */
  constructor(
    html: string | Buffer,
    private readonly packs: 'thoroughly' | 'in turn' = 'in turn',
  ) {
    this.bytes = typeof html === 'string' ? Buffer.from(html) : html;
    this.tag = `${this.bytes.length.toString(36)}-${crc32(this.bytes).toString(36)}`;
  }

  packed(): Promise<Buffer> | undefined {
    return (this.packing ??=
      this.packs === 'thoroughly'
        ? this.packThoroughly()
        : packInTurn(this.bytes, this.bytes.length > SHORT_BYTES ? undefined : USUAL));
  }

  private packThoroughly(): Promise<Buffer> {
    return pack(this.bytes, this.bytes.length > LONG_BYTES ? USUAL : THOROUGH);
  }
}
