/** The reading room inside the admin; also the place of its keys. */
export const readingPath = '/applications/reading';

/** The page of one resume, which a tab has for itself. */
export const resumePath = '/applications/:id/resume';
