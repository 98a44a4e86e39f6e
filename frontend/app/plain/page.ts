/** The words below the head of a page that has no composition of its own. */
export interface PlainPage {
  heading: string;
  paragraphs: readonly string[];
}
