/** What stands at the head of a page. */
export interface Banner {
  /** What links call the page; unique. */
  label: string;
  title: string;
  description: string;
  /** A second paragraph under the description. */
  para?: string;
  /** A button under the text, leading to the page's form. */
  button?: string;
}
