import { findDocxFlags, unpackDocx } from './docx/find-docx-flags';
import { readDocxText } from './docx/read-docx-text';
import { findDocFlags } from './doc/find-doc-flags';
import { openCompound } from './doc/open-compound';
import { readOldText, readWord97Text } from './doc/read-doc-text';
import { isOlderThan97 } from './doc/word-header';
import { type Flag, flags } from './flags';
import { report } from './report';

export async function readDocx(bytes: Buffer): Promise<void> {
  let docxFlags = new Set<Flag>();
  try {
    const docx = await unpackDocx(bytes);
    docxFlags = findDocxFlags(docx);
    await report.flags(docxFlags);
    const { text, flags: more } = await readDocxText(docx);
    for (const flag of more) docxFlags.add(flag);
    if (text === null) return await report.withoutText(docxFlags, flags.damaged);
    await report.flags(docxFlags);
    await report.text(text);
  } catch {
    await report.withoutText(docxFlags, flags.damaged);
  }
}

/** A document of Word 97 to 2003, or of an older one as far as its text lies in one piece. */
export async function readDoc(bytes: Buffer): Promise<void> {
  const file = openCompound(bytes);
  const docFlags = findDocFlags(bytes, file);
  if (docFlags.has(flags.encrypted)) return report.withoutText(docFlags, flags.encrypted);
  await report.flags(docFlags);
  try {
    const main = file?.stream('WordDocument');
    if (!file || !main) return await report.withoutText(docFlags, flags.damaged);
    const text = isOlderThan97(main) ? readOldText(main) : readWord97Text(file, main);
    return await (text === null ? report.withoutText(docFlags, flags.old) : report.text(text));
  } catch {
    return report.withoutText(docFlags, flags.damaged);
  }
}
