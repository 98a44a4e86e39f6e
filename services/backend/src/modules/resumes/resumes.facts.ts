import { randomInt } from 'node:crypto';

export const resumeTypes = ['pdf', 'doc', 'docx'] as const;
export type ResumeType = (typeof resumeTypes)[number];

/** IANA media types of the three formats of resumes. */
export const contentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const satisfies Record<ResumeType, string>;

/** received = in the spool; stored = in object storage, may be read; rejected = must not be read. */
export const resumeStates = ['received', 'stored', 'rejected'] as const;
export type ResumeState = (typeof resumeStates)[number];

/** pending = no verdict yet; not-scanned = there is no scanner by policy; infected = deleted. */
export const scanStates = ['pending', 'not-scanned', 'clean', 'infected'] as const;
export type ScanState = (typeof scanStates)[number];

/** missing = storage has no object of this resume; damaged = what it has is not what came in. */
export const storageFaults = ['missing', 'damaged'] as const;
export type StorageFault = (typeof storageFaults)[number];

/** A resume is in object storage and its spool is empty. Subject: the application. */
export const RESUME_STORED = 'resume.stored';

/** A scanner found nothing in a resume, or there is none by policy: it may be opened. Subject: the application. */
export const RESUME_CLEARED = 'resume.cleared';

/** A name in storage that cannot be guessed: 26 random digits and small letters (134 bits). */
export const makeObjectName = () => Array.from({ length: 26 }, () => randomInt(36).toString(36)).join('');

/** The key of a resume in storage, by its file name. */
export const resumeObject = (resumeKey: string) => `resumes/${resumeKey}`;

/** How many pages are drawn, at most. */
export const MOST_PAGES = 5;

/** The key of the picture of a page, counted from 1. */
export const pageObject = (previewKey: string, page: number) => `previews/${previewKey}/${page}.png`;
