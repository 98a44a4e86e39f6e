import { company } from '../../app/content/company.ts';
import { visitWords } from '../../app/ui/visit-words.ts';
import { elementsIn, isElement, type PageElement } from '../html/find-elements.ts';

const isSheet = isElement('link', { rel: 'stylesheet' });
const isDescription = isElement('meta', { name: 'description' });

const isOutbound = ({ name, attributes: { href = '' } }: PageElement) =>
  name === 'a' && /^(?:https?:)?\/\//.test(href) && new URL(href, company.url).origin !== company.url;
const opensSafely = ({ attributes: { target, rel = '' }, inner }: PageElement) =>
  target === '_blank' && rel.split(' ').includes('noopener') && inner.includes(visitWords.newTab);

const needed: [fault: string, isThere: (element: PageElement) => boolean][] = [
  ['no title', ({ name, inner }) => name === 'title' && inner !== ''],
  ['no description', (element) => isDescription(element) && element.attributes['content'] !== ''],
  ['no main heading', isElement('h1')],
  ['no policy', isElement('meta', { 'http-equiv': 'Content-Security-Policy' })],
];
const refused: typeof needed = [
  ['an inline style, which the policy blocks', ({ attributes }) => 'style' in attributes],
  [
    'a link to another host that opens no tab of its own, or does not say so',
    (element) => isOutbound(element) && !opensSafely(element),
  ],
  ['a preloaded module', isElement('link', { rel: 'modulepreload' })],
  ['something preloaded, which the first paint would share the line with', isElement('link', { rel: 'preload' })],
  [
    'a style sheet in the way of the first paint',
    (element) => isSheet(element) && !('disabled' in element.attributes) && element.attributes['media'] !== 'print',
  ],
];

/** Faults that stop the build: a page without its words, or with something that its own policy would block. */
export function faultsOf(html: string): string[] {
  const elements = elementsIn(html);
  return [
    ...needed.filter(([, isThere]) => !elements.some(isThere)),
    ...refused.filter(([, isThere]) => elements.some(isThere)),
  ].map(([fault]) => fault);
}
