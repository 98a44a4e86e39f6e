import { connect } from 'node:net';
import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../config/config.module';

type ClamdAddress = Exclude<Config['SCAN'], 'off'>;

const CHUNK_BYTES = 64 * 1024;
const VERSION_LIMIT_MS = 5_000;
/** ClamAV's signatures change daily; a week without news means that their updates have stopped. */
const OLDEST_SIGNATURES_MS = 7 * 86_400_000;
const TRUST_SIGNATURES_MS = 10 * 60_000;

/** No command of clamd answers with more than a line. */
const MOST_ANSWER_CHARACTERS = 4_096;

/** No verdict could be had. It says nothing about the file: ask again later, and hand nothing out meanwhile. */
class ScannerUnavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`No verdict from the scanner: ${reason}`, { cause });
  }
}

/** The malware scanner, one clamd behind a TCP address, which may be absent by policy (`SCAN=off`). */
@Injectable()
export class Scanner {
  limitMs = 30_000;
  private readonly clamd: ClamdAddress | null;
  private checkedUntil = 0;

  constructor(@InjectConfig() { SCAN }: Config) {
    this.clamd = SCAN === 'off' ? null : SCAN;
  }

  get isOn(): boolean {
    return this.clamd !== null;
  }

  /** Null without a scanner. @throws ScannerUnavailable: down, slow, its limits passed, or signatures of a week ago */
  async scan(bytes: Buffer): Promise<{ clean: true } | { clean: false; malware: string } | null> {
    if (!this.clamd) return null;
    await this.requireFreshSignatures();
    const answer = (await queryClamd(this.clamd, instream(bytes), this.limitMs)).trim();
    if (answer === 'stream: OK') return { clean: true };
    const malware = /^stream: (.+) FOUND$/.exec(answer)?.[1];
    if (malware) return { clean: false, malware: malware.slice(0, 200) };
    throw new ScannerUnavailable(answer.slice(0, 200) || 'an empty answer');
  }

  /** When its signatures were made; null without a scanner, or for one that has its owner's signatures alone. @throws ScannerUnavailable */
  async findSignatureTime(): Promise<number | null> {
    if (!this.clamd) return null;
    const version = await queryClamd(this.clamd, [Buffer.from('zVERSION\0')], Math.min(this.limitMs, VERSION_LIMIT_MS));
    return parseSignatureTime(version);
  }

  private async requireFreshSignatures(): Promise<void> {
    if (Date.now() < this.checkedUntil) return;
    const signedAt = await this.findSignatureTime();
    if (signedAt !== null && Date.now() - signedAt > OLDEST_SIGNATURES_MS)
      throw new ScannerUnavailable('its signatures are older than a week');
    this.checkedUntil = Date.now() + TRUST_SIGNATURES_MS;
  }
}

/** A zero byte ends a command that begins with `z`, and its answer. @throws ScannerUnavailable after `limitMs` */
function queryClamd({ host, port }: ClamdAddress, parts: readonly Buffer[], limitMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    let answer = '';
    const end = (error: ScannerUnavailable | null) => {
      clearTimeout(timer);
      socket.destroy();
      if (error) reject(error);
      else resolve(answer.slice(0, answer.indexOf('\0')));
    };
    const timer = setTimeout(() => end(new ScannerUnavailable(`no answer in ${limitMs} ms`)), limitMs);
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      answer += text;
      if (answer.includes('\0')) end(null);
      else if (answer.length > MOST_ANSWER_CHARACTERS) end(new ScannerUnavailable('an endless answer'));
    });
    // clamd may answer and close before all bytes are sent; its answer counts, not the error.
    socket.on('error', (cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'EPIPE') end(new ScannerUnavailable(cause.message, cause));
    });
    socket.on('close', () => end(new ScannerUnavailable('the connection was closed without an answer')));
    socket.on('connect', () => parts.forEach((part) => socket.write(part)));
  });
}

/** INSTREAM: chunks, each behind its length as 32 bits in network order; a length of zero ends them. */
function instream(bytes: Buffer): Buffer[] {
  const parts: Buffer[] = [Buffer.from('zINSTREAM\0')];
  for (let at = 0; at < bytes.length + CHUNK_BYTES; at += CHUNK_BYTES) {
    const [length, chunk] = [Buffer.alloc(4), bytes.subarray(at, at + CHUNK_BYTES)];
    length.writeUInt32BE(chunk.length);
    parts.push(length, chunk);
  }
  return parts;
}

/** Null for a clamd with its owner's signatures alone. `ClamAV 1.4.3/27800/Thu Nov 20 09:37:06 2026` is read as UTC. */
export function parseSignatureTime(version: string): number | null {
  const time = Date.parse(`${version.trim().split('/')[2]} UTC`);
  return Number.isNaN(time) ? null : time;
}
