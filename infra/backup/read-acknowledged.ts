import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface AcknowledgedLine {
  at: Date;
  reference: string;
  /** In hexadecimal digits; undefined where no file came. */
  sha256: string | undefined;
}

const line = /^(\d{4}-\d{2}-\d{2}T[\d:.]+Z) (FD-[0-9A-Z]{4}-[0-9A-Z]{4}) (-|[0-9a-f]{64})$/;

/** What the API has acknowledged, in the order of time. Lines that a failed write has cut are passed over: they were written again. */
export function readAcknowledged(folder: string): AcknowledgedLine[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.log')) : [];
  const texts = names.toSorted().map((name) => readFileSync(join(folder, name), 'utf8'));
  const found = texts
    .join('')
    .split('\n')
    .flatMap((text) => {
      const [, at, reference, sha256] = line.exec(text) ?? [];
      return at && reference ? [{ at: new Date(at), reference, sha256: sha256 === '-' ? undefined : sha256 }] : [];
    });
  return found.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
