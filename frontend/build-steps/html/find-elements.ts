import { Parser } from 'htmlparser2';

export interface PageElement {
  name: string;
  /** By their names in lower case; entities are decoded. */
  attributes: Readonly<Record<string, string>>;
  /** The opening tag, and the source between it and the closing one. */
  tag: string;
  inner: string;
  /** The place of the whole element: `html.slice(start, end)`. */
  start: number;
  end: number;
}

/** Every element of a page, in the order of their opening tags. */
export function elementsIn(html: string): PageElement[] {
  const elements: PageElement[] = [];
  const open: PageElement[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const [start, end] = [parser.startIndex, parser.endIndex + 1];
      const element = { name, attributes, tag: html.slice(start, end), inner: '', start, end };
      elements.push(element);
      open.push(element);
    },
    onclosetag(_, isImplied) {
      const element = open.pop();
      if (!element) return;
      const innerStart = element.start + element.tag.length;
      // An element that has no closing tag ends where the next one makes it end.
      const innerEnd = Math.max(innerStart, parser.startIndex);
      element.inner = html.slice(innerStart, innerEnd);
      element.end = isImplied ? innerEnd : parser.endIndex + 1;
    },
  });
  parser.end(html);
  return elements;
}

/** Whether an element has this name, and these attributes with these values. */
export const isElement =
  (name: string, attributes: Record<string, string> = {}) =>
  (element: PageElement): boolean =>
    element.name === name && Object.entries(attributes).every(([key, value]) => element.attributes[key] === value);

/** Whether an element holds a script of the page itself, to be run now or later; structured data is none. */
export const isInlineScript = ({ name, attributes }: PageElement): boolean =>
  name === 'script' && !('src' in attributes) && attributes['type'] !== 'application/ld+json';
