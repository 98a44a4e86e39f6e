const STALE = 'was saved in pieces: catdoc prints text that was deleted before';

/** Files in which the other programs err, or which are no documents; each was looked at. */
export const exceptions = new Map<string, string>([
  ['poi/stress025.docx', 'holds a theme and no document'],
  ['poi/ExternalEntityInText.docx', 'has a document type in its main part, which Word refuses'],
  ['poi/Bug33519.doc', STALE],
  ['poi/rasp.doc', STALE],
  [
    'pdfjs/secHandler.pdf',
    'has a button with script, which the search in the bytes does not find, since it is encrypted',
  ],
  [
    'pdfjs/Pages-tree-refs.pdf',
    'has pages that lead to themselves: PDF.js gives up, and HR is told that it is damaged',
  ],
  ['pdfjs/issue15893_reduced.pdf', 'is encrypted in a way that PDF.js does not open without a password'],
]);
