/** Of the text of a resume: as many as its table takes (`resume_texts`). */
export const MOST_CHARACTERS = 200_000;
