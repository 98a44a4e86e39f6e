import { elementsIn, isElement } from '../html/find-elements.ts';

export interface PlacedDrawing {
  viewBox: string;
  /** "drawing" or "avatar", and the classes beside it. */
  classes: string;
  content: string;
}

/** The first drawing or portrait of a page's main part, as it stands in the built page. */
export function drawingIn(html: string): PlacedDrawing | null {
  const main = elementsIn(html).find(isElement('main'));
  for (const { name, attributes, inner } of elementsIn(main?.inner ?? '')) {
    const { class: classes = '', viewbox: viewBox = '' } = attributes;
    if (name === 'svg' && /^(?:drawing|avatar)\b/.test(classes)) return { viewBox, classes, content: inner };
  }
  return null;
}
