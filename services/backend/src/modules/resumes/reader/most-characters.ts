/** How much of a resume's text is kept, for the search and to be shown: as much as its table takes (`resume_texts`). */
export const MOST_CHARACTERS = 200_000;
