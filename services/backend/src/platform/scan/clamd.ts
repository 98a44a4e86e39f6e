import { askClamd, type ClamdAddress } from './ask-clamd';
import { parseScanAnswer, type Verdict } from './parse-scan-answer';
import { parseSignatureTime } from './parse-signature-time';
import { ScannerUnavailable } from './scan.errors';

const CHUNK_BYTES = 64 * 1024;
const ANSWER_LIMIT_MS = 30_000;
const VERSION_LIMIT_MS = 5_000;
const DAY_MS = 86_400_000;
/** ClamAV's signatures change daily; a week without news means that their updates have stopped. */
const OLDEST_SIGNATURES_MS = 7 * DAY_MS;
const TRUST_SIGNATURES_MS = 10 * 60_000;

/** One clamd behind a TCP address. */
export class Clamd {
  private checkedUntil = 0;

  constructor(
    private readonly address: ClamdAddress,
    private readonly limitMs = ANSWER_LIMIT_MS,
  ) {}

  /** @throws ScannerUnavailable: down, slow, too large for its limits, or with signatures older than a week. */
  async scan(bytes: Buffer): Promise<Verdict> {
    await this.requireFreshSignatures();
    return parseScanAnswer(await askClamd(this.address, instream(bytes), this.limitMs));
  }

  private async requireFreshSignatures(): Promise<void> {
    if (Date.now() < this.checkedUntil) return;
    const version = await askClamd(this.address, [Buffer.from('zVERSION\0')], Math.min(this.limitMs, VERSION_LIMIT_MS));
    const made = parseSignatureTime(version);
    if (made !== null && Date.now() - made > OLDEST_SIGNATURES_MS)
      throw new ScannerUnavailable('its signatures are older than a week');
    this.checkedUntil = Date.now() + TRUST_SIGNATURES_MS;
  }
}

/** INSTREAM: chunks, each behind its length as 32 bits in network order; a length of zero ends them. */
function instream(bytes: Buffer): Buffer[] {
  const parts: Buffer[] = [Buffer.from('zINSTREAM\0')];
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const chunk = bytes.subarray(at, at + CHUNK_BYTES);
    parts.push(length(chunk.length), chunk);
  }
  return [...parts, length(0)];
}

function length(bytes: number): Buffer {
  const field = Buffer.alloc(4);
  field.writeUInt32BE(bytes);
  return field;
}
