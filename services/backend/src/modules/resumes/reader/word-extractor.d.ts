/** As far as it is used here: the package has no types of its own. */
declare module 'word-extractor' {
  interface WordDocument {
    getBody(): string;
    getTextboxes(): string;
    getHeaders(): string;
  }
  export default class WordExtractor {
    extract(source: Buffer): Promise<WordDocument>;
  }
}
