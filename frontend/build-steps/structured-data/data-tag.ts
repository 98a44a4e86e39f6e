import type { Graph } from 'schema-dts';
import { addAtEndOf } from '../html/change-page.ts';

/**
 * Puts a graph at the end of a page, where it delays nothing. It is data: no browser runs it, and no policy asks for its
 * hash. A text cannot end the element, since every `<` is written as an escape.
 */
export function withData(html: string, graph: Graph): string {
  const json = JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
  return addAtEndOf('body', html, `<script type="application/ld+json">${json}</script>`);
}
