import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../config/config.module';
import { askClamd, type ClamdAddress, ScannerUnavailable } from './ask-clamd';

const CHUNK_BYTES = 64 * 1024;
const ANSWER_LIMIT_MS = 30_000;
const VERSION_LIMIT_MS = 5_000;
const DAY_MS = 86_400_000;
/** ClamAV's signatures change daily; a week without news means that their updates have stopped. */
const OLDEST_SIGNATURES_MS = 7 * DAY_MS;
const TRUST_SIGNATURES_MS = 10 * 60_000;

/** The malware scanner, one clamd behind a TCP address, which may be absent by policy (`SCAN=off`). */
@Injectable()
export class Scanner {
  limitMs = ANSWER_LIMIT_MS;
  private readonly clamd: ClamdAddress | null;
  private checkedUntil = 0;

  constructor(@InjectConfig() { SCAN }: Config) {
    this.clamd = SCAN === 'off' ? null : SCAN;
  }

  get isOn(): boolean {
    return this.clamd !== null;
  }

  /**
   * Null when there is no scanner.
   * @throws ScannerUnavailable: down, slow, too large for its limits, or with signatures older than a week.
   */
  async scan(bytes: Buffer): Promise<Verdict | null> {
    if (!this.clamd) return null;
    await this.requireFreshSignatures(this.clamd);
    return parseScanAnswer(await askClamd(this.clamd, instream(bytes), this.limitMs));
  }

  private async requireFreshSignatures(clamd: ClamdAddress): Promise<void> {
    if (Date.now() < this.checkedUntil) return;
    const version = await askClamd(clamd, [Buffer.from('zVERSION\0')], Math.min(this.limitMs, VERSION_LIMIT_MS));
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

export type Verdict = { clean: true } | { clean: false; malware: string };

/** @throws ScannerUnavailable for everything but a plain yes or no, such as a size limit that was passed. */
function parseScanAnswer(answer: string): Verdict {
  const line = answer.trim();
  if (line === 'stream: OK') return { clean: true };
  const malware = /^stream: (.+) FOUND$/.exec(line)?.[1];
  if (malware) return { clean: false, malware: malware.slice(0, 200) };
  throw new ScannerUnavailable(line.slice(0, 200) || 'an empty answer');
}

/**
 * When clamd's signatures were made, in milliseconds, by its answer to VERSION: `ClamAV 1.4.3/27800/Thu Nov 20 09:37:06 2026`.
 * Null when it does not tell: a clamd that has only signatures of its owner's, without which it would not start. The time is read as UTC, which is wrong by hours at most.
 */
export function parseSignatureTime(version: string): number | null {
  const made = version.trim().split('/')[2];
  const time = made === undefined ? Number.NaN : Date.parse(`${made} UTC`);
  return Number.isNaN(time) ? null : time;
}
