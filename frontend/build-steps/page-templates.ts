import Handlebars from 'handlebars';
import { anotherFile } from '../app/another-file/words.ts';
import { interview } from '../app/interview/words.ts';
import { receivedForms } from '../app/received/words.ts';
import { anotherFileTemplatePath, interviewTemplatePath, postTemplatePath, receiptTemplatePath } from '../app/seo.ts';
import { replaceElements } from './html/change-page.ts';
import { elementsIn, isElement } from './html/find-elements.ts';

/** The pages that the API fills, by the names of their templates; the files are those that the prerendering writes. */
export const filledPages = {
  career: 'career/index.html',
  post: `${postTemplatePath.slice(1)}/index.html`,
  application: 'application/index.html',
  contact: 'contact/index.html',
  received: `${receiptTemplatePath.slice(1)}/index.html`,
  'another-file': `${anotherFileTemplatePath.slice(1)}/index.html`,
  interview: `${interviewTemplatePath.slice(1)}/index.html`,
} as const;

/** A graph in which nothing stands. */
const structuredData = '{"@context":"https://schema.org","@graph":[]}';

const noPosts = { unavailable: true, structuredData };

/** Values for the parts of the page that do not depend on the open positions. */
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

const awayAmong = (endings: object) =>
  Object.fromEntries(['open', ...Object.keys(endings)].map((state) => [state, state === 'away']));

const noReceipt = { reference: '', received: null, answered: null };

/** The pages that the gateways show themselves while the API is away. */
export const standIns: Partial<Record<keyof typeof filledPages, (template: string) => string>> = {
  career: (template) => fill(template, noPosts),
  application: (template) => fill(template, { offered: false }),
  contact: (template) => fill(template, { email: '' }),
  received: (template) =>
    fill(template, { ...noReceipt, form: Object.fromEntries(Object.keys(receivedForms).map((form) => [form, false])) }),
  'another-file': (template) => fill(template, { is: awayAmong(anotherFile.endings) }),
  interview: (template) => fill(template, { is: awayAmong(interview.endings) }),
};

/** The contact page has a place for the address that the newsletter's box brings along. */
function withPlaceForAddress(html: string): string {
  const fields = elementsIn(html).filter(isElement('input', { id: 'contact-email', value: '' }));
  const template = replaceElements(html, fields, ({ tag }) => tag.replace('value=""', 'value="{{email}}"'));
  if (template === html) throw new Error('The contact page has no field for the address');
  return template;
}

/**
 * Without the empty comments by which React tells one text from the next when it wakes: on this page it looks into nothing that the
 * API fills, and a list of 500 positions has thousands of them.
 */
const withoutTextMarks = (html: string): string => html.replaceAll(/(?<=\}\})<!-- -->|<!-- -->(?=\{\{)/g, '');

/** What a prerendered page still needs to be a template. */
export const madeOf: Partial<Record<keyof typeof filledPages, (html: string) => string>> = {
  career: withoutTextMarks,
  contact: withPlaceForAddress,
};
