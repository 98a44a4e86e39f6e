import { ScannerUnavailable } from './scan.errors';

export type Verdict = { clean: true } | { clean: false; malware: string };

/** @throws ScannerUnavailable for everything but a plain yes or no, such as a size limit that was passed. */
export function parseScanAnswer(answer: string): Verdict {
  const line = answer.trim();
  if (line === 'stream: OK') return { clean: true };
  const malware = /^stream: (.+) FOUND$/.exec(line)?.[1];
  if (malware) return { clean: false, malware: malware.slice(0, 200) };
  throw new ScannerUnavailable(line.slice(0, 200) || 'an empty answer');
}
