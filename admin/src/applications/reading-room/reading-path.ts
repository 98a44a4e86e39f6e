/** The reading room inside the admin; also the place of its keys. */
export const readingPath = '/applications/reading';
