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
  return inOrder(names.flatMap((name) => parseAcknowledged(readFileSync(join(folder, name), 'utf8'))));
}

export const parseAcknowledged = (text: string): AcknowledgedLine[] =>
  text.split('\n').flatMap((one) => {
    const [, at, reference, sha256] = line.exec(one) ?? [];
    return at && reference ? [{ at: new Date(at), reference, sha256: sha256 === '-' ? undefined : sha256 }] : [];
  });

/** Each line once, in the order of time. */
export function joinAcknowledged(...lists: readonly (readonly AcknowledgedLine[])[]): AcknowledgedLine[] {
  const textOf = ({ at, reference, sha256 }: AcknowledgedLine) => `${at.getTime()} ${reference} ${sha256}`;
  return inOrder([...new Map(lists.flat().map((one) => [textOf(one), one])).values()]);
}

const inOrder = (lines: AcknowledgedLine[]) => lines.toSorted((a, b) => a.at.getTime() - b.at.getTime());
