import Handlebars from 'handlebars';
import { postTemplatePath } from '../app/seo.ts';

/** The pages that the API fills, by the names of their templates; the files are those that the prerendering writes. */
export const filledPages = {
  career: 'career/index.html',
  post: `${postTemplatePath.slice(1)}/index.html`,
} as const;

/** What stands in for the careers page while the API is away: the page without its list. */
const unavailable = { unavailable: true, structuredData: '{}' };

export const pageWithoutApi = (template: string): string => Handlebars.compile(template, { strict: true })(unavailable);
