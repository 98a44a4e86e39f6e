import { connect } from 'node:net';
import type { Config } from '../config/config.schema';

export type ClamdAddress = Exclude<Config['SCAN'], 'off'>;

/** No command of clamd answers with more than a line. */
const MOST_ANSWER_CHARACTERS = 4_096;

/**
 * Sends one command of clamd's protocol (`z`: ended by a zero byte, and so is the answer) and its data.
 * @param limitMs for everything from the connection to the last byte of the answer.
 * @throws ScannerUnavailable when there is no whole answer in time.
 */
export function askClamd({ host, port }: ClamdAddress, parts: readonly Buffer[], limitMs: number): Promise<string> {
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

/** No verdict could be had. It says nothing about the file: ask again later, and hand nothing out meanwhile. */
export class ScannerUnavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`No verdict from the scanner: ${reason}`, { cause });
  }
}
