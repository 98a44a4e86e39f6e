import postcss from 'postcss';
import { addAtEndOf, replaceElements } from '../html/change-page.ts';
import { elementsIn, isElement, type PageElement } from '../html/find-elements.ts';
import { pruneStyles } from './prune-styles.ts';

/** Not the fonts and not the sheet for paper. */
const isForScreens = ({ attributes }: PageElement) => !('media' in attributes);

/**
 * Puts the rules that a page needs of its style sheets into the page, so that the first paint waits for nothing. The links
 * stay, switched off, because the app finds its own markup again when it starts; a browser does not fetch a sheet that is
 * switched off.
 */
export async function inlineStyles(html: string, read: (href: string) => string): Promise<string> {
  const links = elementsIn(html).filter(isElement('link', { rel: 'stylesheet' }));
  const sheets = links.filter(isForScreens).map(({ attributes }) => read(attributes['href'] ?? ''));
  if (sheets.length === 0) throw new Error('The page has no style sheet');
  const order = layerOrderOf(sheets);
  const off = replaceElements(html, links, (link) => {
    const tag = isForScreens(link) ? link.tag.replace(/\/?>$/, ' disabled=""/>') : link.tag;
    return link === links[0] ? order + tag : tag;
  });
  return addAtEndOf('head', off, styleOf(await pruneStyles(sheets.join('\n'), html)));
}

/**
 * The order of the layers, declared before any of the sheets. When the whole sheets arrive, one by one, a page's own may be
 * the first of them, and its only layer would come before those that it builds upon.
 */
function layerOrderOf(sheets: readonly string[]): string {
  const names = new Set(sheets.flatMap(layersIn));
  return names.size === 0 ? '' : styleOf(`@layer ${[...names].join()};`, 'all');
}

/** Kept by their sheets, which are few, while the pages are many. */
const layers = new Map<string, string[]>();

function layersIn(css: string): string[] {
  const cached = layers.get(css);
  if (cached) return cached;
  const names: string[] = [];
  postcss.parse(css).each((node) => {
    if (node.type === 'atrule' && node.name === 'layer') names.push(...postcss.list.comma(node.params));
  });
  layers.set(css, names);
  return names;
}

/** @throws where the style would end its own element. */
export function styleOf(css: string, media?: string): string {
  if (css.includes('</style')) throw new Error('A style sheet would end the element that it is put into');
  return `<style${media ? ` media="${media}"` : ''}>${css}</style>`;
}
