import WordExtractor from 'word-extractor';
import { findDocFlags } from './find-doc-flags';
import { flags } from './flags';
import { say } from './say';

/** Says what is doubtful in a Word 97 to 2003 document, and its text. */
export async function readDoc(bytes: Buffer): Promise<void> {
  const found = findDocFlags(bytes);
  await say.flags(found);
  if (found.has(flags.encrypted)) return say.noText('The file is protected by a password.');
  try {
    const document = await new WordExtractor().extract(bytes);
    await say.text([document.getBody(), document.getTextboxes(), document.getHeaders()].join('\n\n'));
  } catch {
    await say.flags(found.add(flags.damaged));
    await say.noText('The file is damaged inside.');
  }
}
