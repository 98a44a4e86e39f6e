const FIELDS = 'catdoc prints the instructions of fields, which no page shows';
const STALE = 'was saved in pieces: catdoc prints text that was deleted before';
const PACKED = 'its script or film lies in packed objects, where a search for words in the bytes does not find it';

/** Files in which the other programs err, or which are no documents; each was looked at. */
export const exceptions = new Map<string, string>([
  ['poi/stress025.docx', 'holds a theme and no document'],
  ['poi/ExternalEntityInText.docx', 'has a document type in its main part, which Word refuses'],
  ['poi/Bug47286.doc', FIELDS],
  ['poi/Bug52032_2.doc', FIELDS],
  ['poi/TestSectionDictionary.doc', FIELDS],
  ['poi/header_image.doc', FIELDS],
  ['poi/test-fields.doc', FIELDS],
  ['tika/testWORD_various.doc', FIELDS],
  ['poi/Bug33519.doc', STALE],
  ['poi/rasp.doc', STALE],
  ['tika/testFlashInPDF.pdf', PACKED],
  ['tika/testPDF_sigflags.pdf', PACKED],
  ['pdfjs/bug1675139.pdf', PACKED],
  ['pdfjs/bug854315.pdf', PACKED],
  ['pdfjs/issue15818.pdf', PACKED],
  ['pdfjs/issue17540.pdf', PACKED],
  ['pdfjs/js-colors.pdf', PACKED],
  ['pdfjs/secHandler.pdf', PACKED],
  [
    'pdfjs/Pages-tree-refs.pdf',
    'has pages that lead to themselves: PDF.js gives up, and HR is told that it is damaged',
  ],
  ['pdfjs/issue15893_reduced.pdf', 'is encrypted in a way that PDF.js does not open without a password'],
]);
