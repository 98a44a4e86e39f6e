/** Files in which the other programs err, or where nothing can be had, each with the reason; they were looked at one by one. */
export const exceptions = new Map<string, string>([
  ['poi/stress025.docx', 'holds a theme and no document'],
  ['poi/ExternalEntityInText.docx', 'has a document type, which Word refuses'],
]);

/** Words of small files that the search finds by folding accents; the text has them as they are written. */
export const searchedApart = new Map<string, string[]>([
  ['d15-skill-names.docx', ['resume', 'nunez']],
  ['d16-nfd-accents.docx', ['Nunez']],
]);
