/** ISO/IEC 29500: the namespace of Word's own elements, in its transitional and its strict form. */
const word = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]);

export const isWord = (uri: string) => word.has(uri);
export const VML = 'urn:schemas-microsoft-com:vml';
export const OFFICE = 'urn:schemas-microsoft-com:office:office';
export const CONTENT_TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
