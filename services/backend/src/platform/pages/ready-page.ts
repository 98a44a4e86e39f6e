import { promisify } from 'node:util';
import { brotliCompress, constants, crc32 } from 'node:zlib';

const compress = promisify(brotliCompress);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;

/** A tenth less than the quick one, in 54 ms for the careers page; a list of hundreds of posts would take a second. */
const THOROUGH = 10;
/** 3 ms for a careers page, 1 for the page of a post. */
const USUAL = 5;
/** Half of that: for what is sent once. */
const QUICK = 4;
const LARGE_BYTES = 500_000;

const pack = (bytes: Buffer, quality: number): Promise<Buffer> =>
  compress(bytes, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length } });

let isPacking = false;

/**
 * Packs one page at a time in this process, so that requests for ever new pages leave the processor to others. Undefined while
 * another page is being packed: then this one is sent as it is.
 */
export function packInTurn(bytes: Buffer, quality = QUICK): Promise<Buffer> | undefined {
  if (isPacking) return undefined;
  isPacking = true;
  return pack(bytes, quality).finally(() => (isPacking = false));
}

/** A page as bytes, ready to be sent often. */
export class ReadyPage {
  readonly bytes: Buffer;
  readonly tag: string;
  private packing: Promise<Buffer> | undefined;

  /** @param packs `thoroughly` for the few pages of which there is one at a time, whatever visitors ask for */
  constructor(
    html: string,
    private readonly packs: 'thoroughly' | 'in turn' = 'in turn',
  ) {
    this.bytes = Buffer.from(html);
    this.tag = `${this.bytes.length.toString(36)}-${crc32(this.bytes).toString(36)}`;
  }

  /** Undefined as long as it is not packed and others are. */
  packed(): Promise<Buffer> | undefined {
    return (this.packing ??= this.packs === 'thoroughly' ? this.packThoroughly() : packInTurn(this.bytes, USUAL));
  }

  private packThoroughly(): Promise<Buffer> {
    return pack(this.bytes, this.bytes.length > LARGE_BYTES ? USUAL : THOROUGH);
  }
}
