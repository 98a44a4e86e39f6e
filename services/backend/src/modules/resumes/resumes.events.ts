/** A resume is in object storage and its spool is empty. Subject: the application. */
export const RESUME_STORED = 'resume.stored';

/** A scanner found nothing in a resume, or there is none by policy: it may be opened. Subject: the application. */
export const RESUME_CLEARED = 'resume.cleared';
