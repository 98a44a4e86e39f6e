import Handlebars from 'handlebars';
import { postTemplatePath } from '../app/seo.ts';

/** The pages that the API fills, by the names of their templates; the files are those that the prerendering writes. */
export const filledPages = {
  career: 'career/index.html',
  post: `${postTemplatePath.slice(1)}/index.html`,
} as const;

/** A graph in which nothing stands. */
const structuredData = '{"@context":"https://schema.org","@graph":[]}';

/** What stands in for the careers page while the API is away: the page without its list. */
const unavailable = { unavailable: true, structuredData };

/** The page as far as it is the same whatever is open. */
const anyPosts = {
  unavailable: false,
  filtered: false,
  one: false,
  count: '',
  shown: 0,
  none: false,
  hasFacets: false,
  nothingFits: false,
  structuredData,
};

const fill = (template: string, context: object) => Handlebars.compile(template, { strict: true })(context);

export const pageWithoutPosts = (template: string): string => fill(template, anyPosts);
export const pageWithoutApi = (template: string): string => fill(template, unavailable);
