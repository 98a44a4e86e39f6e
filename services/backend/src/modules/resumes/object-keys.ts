import { randomInt } from 'node:crypto';

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Where a resume lies in storage, by its file name. */
export const resumeObject = (resumeKey: string) => `resumes/${resumeKey}`;

/** Where the picture of a page lies, counted from 1. */
export const pageObject = (previewKey: string, page: number) => `previews/${previewKey}/${page}.png`;

/** A new name for a preview: 26 random characters (134 bits). */
export const makePreviewKey = () => Array.from({ length: 26 }, () => alphabet[randomInt(36)]).join('');
