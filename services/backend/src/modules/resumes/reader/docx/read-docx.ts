import { extractRawText } from 'mammoth';
import { findDocxFlags } from './find-docx-flags';
import { type Flag, flags } from '../flags';
import { report } from '../report';
import { unpackDocx } from './unpack-docx';

/** Reports the flags of a Word document, and its text. */
export async function readDocx(bytes: Buffer): Promise<void> {
  let found = new Set<Flag>();
  try {
    found = findDocxFlags(await unpackDocx(bytes));
    await report.flags(found);
    await report.text((await extractRawText({ buffer: bytes })).value);
  } catch {
    await report.flags(found.add(flags.damaged));
    await report.noText('The file is damaged inside.');
  }
}
