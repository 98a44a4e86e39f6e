/** The texts at the head of a page. */
export interface Banner {
  /** The name of the page in links; unique. */
  label: string;
  title: string;
  description: string;
  /** A second paragraph under the description. */
  para?: string;
  /** What the page sells, in the words that a buyer looks for: it begins the main heading, and the title in search results. */
  offer?: string;
  /** In search results and tabs, where neither the label nor the offer says what the page is. */
  searchTitle?: string;
  /** The main button under the text. */
  button?: { text: string; to: '/contact' | `#${string}` };
}

/** The head of a page that sells something. */
export type OfferBanner = Banner & Required<Pick<Banner, 'offer' | 'button'>>;
