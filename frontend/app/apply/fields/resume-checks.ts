import { readableSize, typeOf } from '../../ui/file-words.ts';

export type FileFacts = { name: string; size: number };

export const resumeLimit = 5 * 1024 * 1024;
export const readableLimit = readableSize(resumeLimit);
const resumeTypes = ['pdf', 'doc', 'docx'] as const;
export const resumeAccept = resumeTypes.map((type) => `.${type}`).join(',');

export const unreadable = 'This file could not be read. Is it still where it was? Choose it again, or another one.';

export function faultOfResume({ name, size }: FileFacts): string | null {
  if (!(resumeTypes as readonly string[]).includes(typeOf(name))) return 'Choose a PDF or Word file: pdf, doc or docx.';
  if (size === 0) return 'This file is empty. Choose another one.';
  if (size > resumeLimit) return `This file has ${readableSize(size)}; at most ${readableLimit} can be sent.`;
  return null;
}
