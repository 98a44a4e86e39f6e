import postcss, { type ChildNode, type Container, type Declaration } from 'postcss';
import { type ExtractorResultDetailed, PurgeCSS } from 'purgecss';
import { elementsIn, isInlineScript, type PageElement } from '../html/find-elements.ts';

/**
 * Keeps the rules of a style sheet that the markup of a page can match, in any state, and the custom properties that these
 * rules or the markup read. Markup that the app draws later gets its style from the whole sheets, which the start script switches
 * on before it starts the app.
 */
export async function pruneStyles(css: string, html: string): Promise<string> {
  const elements = elementsIn(html);
  const [pruned] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: () => namesOf(elements),
    keyframes: true,
  });
  const sheet = postcss.parse(pruned?.css ?? css);
  sheet.walkComments((comment) => void comment.remove());
  removeRareParts(sheet, elements);
  removeUnreadProperties(sheet, html);
  sheet.walkAtRules((rule) => (rule.nodes?.length === 0 ? removeWithEmptyParents(rule) : undefined));
  return sheet.toString();
}

const isInput =
  (...types: string[]) =>
  ({ name, attributes }: PageElement) =>
    name === 'input' && types.includes(attributes['type'] ?? '');

/** Parts of fields that few fields have, each with what a field that has them is. */
const rareParts: [part: RegExp, isField: (element: PageElement) => boolean][] = [
  // Drawn by Chromium and Safari.
  [
    /^::-webkit-(?:calendar|date|(?:inner|outer)-spin|search)/,
    isInput('date', 'datetime-local', 'month', 'number', 'search', 'time', 'week'),
  ],
  [/^::file-selector-button/, isInput('file')],
  [/^::placeholder/, ({ attributes }) => 'placeholder' in attributes],
];

function removeRareParts(sheet: Container, elements: readonly PageElement[]): void {
  for (const [part, isField] of rareParts) {
    if (elements.some(isField)) continue;
    sheet.walkRules((rule) => {
      if (rule.selectors.every((selector) => part.test(selector))) removeWithEmptyParents(rule);
    });
  }
}

/** PurgeCSS' own option for this also drops a property that is read only by one that the markup reads, and keeps `@property`. */
function removeUnreadProperties(sheet: Container, html: string): void {
  const read = propertiesRead(sheet, html);
  const isUnread = (name: string) => name.startsWith('--') && !read.has(name);
  sheet.walk((node) => {
    if (node.type === 'decl' && isUnread(node.prop)) removeWithEmptyParents(node);
    if (node.type === 'atrule' && node.name === 'property' && isUnread(node.params)) removeWithEmptyParents(node);
  });
}

const propertiesIn = (text: string) => text.match(/--[\w-]+/g) ?? [];

/** A property that only an unread one reads is unread, too. Markup reads them in `style` and in attributes of drawings. */
function propertiesRead(sheet: Container, html: string): Set<string> {
  const declared = new Map<string, Declaration[]>();
  const read = new Set(propertiesIn(html));
  sheet.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (prop.startsWith('--')) declared.set(prop, [...(declared.get(prop) ?? []), declaration]);
    else for (const name of propertiesIn(value)) read.add(name);
  });
  // A set that grows while it is walked is walked to its end.
  for (const name of read)
    for (const { value } of declared.get(name) ?? []) for (const other of propertiesIn(value)) read.add(other);
  return read;
}

function removeWithEmptyParents(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0) removeWithEmptyParents(parent as ChildNode);
}

/** Every text that may be a tag, class or attribute, by its kind. Scripts of the page set attributes and classes as well. */
function namesOf(elements: readonly PageElement[]): ExtractorResultDetailed {
  const attributes = elements.flatMap((element) => Object.entries(element.attributes));
  const wordsOf = (attribute: string) =>
    attributes.flatMap(([name, value]) => (name === attribute ? value.split(/\s+/) : []));
  return {
    tags: elements.map(({ name }) => name),
    classes: wordsOf('class'),
    ids: wordsOf('id'),
    attributes: {
      names: attributes.map(([name]) => name),
      values: attributes.flatMap(([, value]) => [value].concat(value.split(/\s+/))),
    },
    undetermined: elements.filter(isInlineScript).flatMap(({ inner }) => inner.split(/[\s"'`<>=]+/)),
  };
}
