import { extractRawText } from 'mammoth';
import { findDocxFlags } from './find-docx-flags';
import { type Flag, flags } from '../flags';
import { say } from '../say';
import { unpackDocx } from './unpack-docx';

/** Reports the flags of a Word document, and its text. */
export async function readDocx(bytes: Buffer): Promise<void> {
  let found = new Set<Flag>();
  try {
    found = findDocxFlags(await unpackDocx(bytes));
    await say.flags(found);
    await say.text((await extractRawText({ buffer: bytes })).value);
  } catch {
    await say.flags(found.add(flags.damaged));
    await say.noText('The file is damaged inside.');
  }
}
