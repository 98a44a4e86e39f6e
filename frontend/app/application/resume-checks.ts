export type FileFacts = { name: string; size: number };

export const resumeLimit = 5 * 1024 * 1024;
const resumeTypes = ['pdf', 'doc', 'docx'] as const;
export const resumeAccept = resumeTypes.map((type) => `.${type}`).join(',');

export const unreadable = 'This file could not be read. Is it still where it was? Choose it again, or another one.';

export const typeOf = (name: string) => (/\.([^.]+)$/.exec(name)?.[1] ?? '').toLowerCase();

export function faultOfResume({ name, size }: FileFacts): string | null {
  if (!(resumeTypes as readonly string[]).includes(typeOf(name))) return 'Choose a PDF or Word file: pdf, doc or docx.';
  if (size === 0) return 'This file is empty. Choose another one.';
  if (size > resumeLimit)
    return `This file has ${readableSize(size)}; at most ${readableSize(resumeLimit)} can be sent.`;
  return null;
}

/** 1 MB is 1024 KB, here, in mails and in the HR area. */
export function readableSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  // Rounded up, so that a file just above the limit does not read as the limit.
  return `${Math.ceil((bytes / (1024 * 1024)) * 10) / 10} MB`;
}
