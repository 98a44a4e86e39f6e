/** The texts at the head of a page. */
export interface Banner {
  /** The name of the page in links; unique. */
  label: string;
  title: string;
  description: string;
  /** A second paragraph under the description. */
  para?: string;
  /** A button under the text, leading to the page's form. */
  button?: string;
}
