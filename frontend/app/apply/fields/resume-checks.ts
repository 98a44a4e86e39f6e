import type { Application } from '@frontdoor/contract';
import { readableSize, typeOf } from '../../ui/fields/file-words.ts';

export type FileFacts = { name: string; size: number };

export const resumeLimit = 5 * 1024 * 1024;
export const readableLimit = readableSize(resumeLimit);

/** All types of the contract, and no others. */
const taken: Record<NonNullable<Application['resumeType']>, true> = { pdf: true, doc: true, docx: true };
const resumeTypes = Object.keys(taken);
export const resumeAccept = resumeTypes.map((type) => `.${type}`).join(',');

export const unreadable = 'This file could not be read. Is it still where it was? Choose it again, or another one.';

/** By the name and the size. What is in the file the server judges, in its own words: it takes more than can be told here. */
export function faultOfResume({ name, size }: FileFacts): string | null {
  if (!resumeTypes.includes(typeOf(name))) return 'Choose a PDF or Word file: pdf, doc or docx.';
  if (size === 0) return 'This file is empty. Choose another one.';
  if (size > resumeLimit) return `This file has ${readableSize(size)}; at most ${readableLimit} can be sent.`;
  return null;
}
