import { parseFinding } from '../src/modules/resumes/examine/examine-resume.handler';
import { ReadDocument } from '../src/modules/resumes/examine/read-document';
import type { PageWord } from '../src/modules/resumes/reader/page-words';
import type { ResumeType } from '../src/modules/resumes/resumes.facts';

/** All that the reader of documents says about one. */
export async function readDocument(
  type: ResumeType,
  bytes: Buffer,
  reader = new ReadDocument({ READER_URL: undefined }),
) {
  const found = {
    flags: [] as string[],
    text: '',
    note: null as string | null,
    pages: [] as Buffer[],
    words: [] as (PageWord[] | null)[],
  };
  let missing: string | null = null;
  const fault = await reader.read(type, bytes, async (frame) => {
    const finding = parseFinding(frame);
    if (finding?.kind === 'flags') found.flags = finding.flags;
    if (finding?.kind === 'text') Object.assign(found, { text: finding.text, note: finding.note });
    if (finding?.kind === 'missing') missing = finding.note;
    if (finding?.kind === 'words') found.words.push(finding.words);
    if (finding?.kind === 'page') found.pages.push(finding.png);
  });
  return { fault, missing, ...found };
}
