import { randomInt } from 'node:crypto';

/** A name in storage that cannot be guessed: 26 random digits and small letters (134 bits). */
export const makeObjectName = () => Array.from({ length: 26 }, () => randomInt(36).toString(36)).join('');

/** The key of a resume in storage, by its file name. */
export const resumeObject = (resumeKey: string) => `resumes/${resumeKey}`;

/** The key of the picture of a page, counted from 1. */
export const pageObject = (previewKey: string, page: number) => `previews/${previewKey}/${page}.png`;
