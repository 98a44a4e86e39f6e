import MiniSearch, { type SearchOptions } from 'minisearch';
import { countFound, passageOf, piecesOf, type Piece } from './passage.ts';
import { wordsOf, type SearchablePage } from './searchable.ts';

export interface FoundPage {
  path: string;
  sheet: string | undefined;
  title: Piece[];
  passage: Piece[];
  /** The sections that have most of the words, with their own addresses. */
  places: { to: string; heading: Piece[] }[];
}

const MOST_PLACES = 3;

const joined = (page: SearchablePage, part: 'heading' | 'text') =>
  page.sections.map((section) => section[part]).join(' ');

const fields: Record<string, (page: SearchablePage) => string> = {
  path: ({ path }) => path,
  title: ({ title }) => title,
  headings: (page) => joined(page, 'heading'),
  description: ({ description }) => description,
  text: (page) => joined(page, 'text'),
};

const asTyped: SearchOptions = {
  boost: { title: 8, headings: 3, description: 2 },
  // One letter begins too many words.
  prefix: (term) => term.length > 1,
  combineWith: 'AND',
};
const mistyped: SearchOptions = { ...asTyped, fuzzy: (term) => (term.length > 3 ? 0.25 : false), maxFuzzy: 2 };

/** Tried one after the other until something is found: all words, all of them with some letters wrong, any of them. */
const ways: readonly SearchOptions[] = [asTyped, mistyped, { ...mistyped, combineWith: 'OR' }];

/** Finds pages by their words: typed to the end or not, and with small mistakes. */
export class Finder {
  readonly #pages = new Map<string, SearchablePage>();
  readonly #index = new MiniSearch<SearchablePage>({
    idField: 'path',
    fields: ['title', 'headings', 'description', 'text'],
    extractField: (page, field) => fields[field]?.(page) ?? '',
    tokenize: wordsOf,
  });
  #posts: readonly SearchablePage[] = [];

  constructor(pages: readonly SearchablePage[]) {
    this.#add(pages);
  }

  /** The job posts that are open now; those of before are forgotten. */
  holdPosts(posts: readonly SearchablePage[]): void {
    for (const post of this.#posts) {
      this.#index.remove(post);
      this.#pages.delete(post.path);
    }
    this.#posts = posts;
    this.#add(posts);
  }

  /** The best first. */
  find(query: string): FoundPage[] {
    for (const way of ways) {
      const hits = this.#index.search(query, way);
      if (hits.length > 0) return hits.flatMap(({ id, terms }) => this.#show(String(id), new Set(terms)));
    }
    return [];
  }

  #add(pages: readonly SearchablePage[]): void {
    this.#index.addAll(pages);
    for (const page of pages) this.#pages.set(page.path, page);
  }

  #show(path: string, terms: ReadonlySet<string>): FoundPage[] {
    const page = this.#pages.get(path);
    if (!page) return [];
    const { sheet, title } = page;
    const passage = passageOf(page, terms);
    return [{ path, sheet, title: piecesOf(title, terms), passage, places: placesOf(page, terms) }];
  }
}

function placesOf({ path, sections }: SearchablePage, terms: ReadonlySet<string>): FoundPage['places'] {
  return sections
    .flatMap(({ id, heading, text }) => {
      const worth = 3 * countFound(heading, terms) + countFound(text, terms);
      return id && heading && worth > 0 ? [{ to: `${path}#${id}`, heading: piecesOf(heading, terms), worth }] : [];
    })
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, MOST_PLACES)
    .map(({ to, heading }) => ({ to, heading }));
}
