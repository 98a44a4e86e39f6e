import type { Application } from '@frontdoor/contract';
import { readableSize, typeOf } from '../../ui/fields/file-words.ts';

export type FileFacts = { name: string; size: number };

export const resumeLimit = 5 * 1024 * 1024;
export const readableLimit = readableSize(resumeLimit);

/** The first bytes of each type, as the server demands them: `%PDF-`, Word's compound file ([MS-CFB] 2.2), a ZIP's first entry. */
const beginnings: Record<NonNullable<Application['resumeType']>, readonly number[]> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  docx: [0x50, 0x4b, 0x03, 0x04],
};
const resumeTypes = Object.keys(beginnings) as (keyof typeof beginnings)[];
export const resumeAccept = resumeTypes.map((type) => `.${type}`).join(',');

export const unreadable = 'This file could not be read. Is it still where it was? Choose it again, or another one.';

export function faultOfResume({ name, size }: FileFacts): string | null {
  if (!(resumeTypes as string[]).includes(typeOf(name))) return 'Choose a PDF or Word file: pdf, doc or docx.';
  if (size === 0) return 'This file is empty. Choose another one.';
  if (size > resumeLimit) return `This file has ${readableSize(size)}; at most ${readableLimit} can be sent.`;
  return null;
}

/** The fault of a file of another type under a permitted name, shown before it is sent. The server looks deeper. */
export function faultOfContent(name: string, content: Uint8Array): string | null {
  const type = resumeTypes.find((one) => one === typeOf(name));
  if (!type || beginnings[type].every((byte, index) => content[index] === byte)) return null;
  return `This file is named .${type}, but its content is something else. Choose the PDF or Word file itself.`;
}
