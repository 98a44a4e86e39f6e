import { elementsIn } from '../html/find-elements.ts';
import { textsIn } from '../html/find-texts.ts';

const unfinished = /\b(?:lorem|ipsum|todo|tbd|fixme)\b/gi;
/** Grouped by thousands from 1,00,000 on, where India groups by lakhs. */
const foreignNumber = /(?<![\d,.])(?:\d{1,3}(?:,\d{3}){2,}|\d{3},\d{3})(?![\d,])/g;
/** Where a line may end between a number and its sign. */
const looseSign = /[\d.,]*\d %/g;
const CODE: ReadonlySet<string> = new Set(['script', 'style']);
/** Lines of a drawing do not wrap. */
const DRAWN: ReadonlySet<string> = new Set([...CODE, 'svg']);

/**
 * Faults of wording: an image without words, a drawing neither named nor hidden, filler text, a number that is not written as in India, and
 * one whose sign may stand on the next line.
 */
export function wordingFaultsOf(html: string): string[] {
  const elements = elementsIn(html).filter(({ name, attributes }) => !CODE.has(name) && !('http-equiv' in attributes));
  const texts = textsIn(html, CODE);
  const attributes = elements.flatMap((element) => Object.entries(element.attributes));
  const written = [...attributes.map(([, value]) => value), ...texts].join('\n');
  // Text, and the labels that are read aloud or shown for a drawing; not coordinates.
  const labels = attributes.filter(([name]) => ['aria-label', 'title', 'alt'].includes(name));
  const wording = [...labels.map(([, value]) => value), ...texts].join('\n');
  return [
    ...elements
      .filter(({ name, attributes: { alt } }) => name === 'img' && alt === undefined)
      .map(({ tag }) => `no alt: ${tag}`),
    ...elements
      .filter(
        ({ name, attributes: svgAttributes, inner }) =>
          name === 'svg' &&
          svgAttributes['aria-hidden'] !== 'true' &&
          !isNamed(svgAttributes) &&
          !hasNamedPicture(inner),
      )
      .map(({ tag }) => `neither named nor hidden: ${tag}`),
    ...(written.match(unfinished) ?? []).map((word) => `unfinished: ${word}`),
    ...(wording.match(foreignNumber) ?? []).map((number) => `not as India writes it: ${number}`),
    ...(textsIn(html, DRAWN).join('\n').match(looseSign) ?? []).map(
      (number) => `may be parted by the end of a line: ${number}`,
    ),
  ];
}

const isNamed = (attributes: Readonly<Record<string, string>>) =>
  attributes['role'] === 'img' && Boolean(attributes['aria-label']);

/** A drawing whose balloons are links begins with its picture, and the links stand beside that. */
const hasNamedPicture = (inner: string) => {
  const [first] = elementsIn(inner);
  return first !== undefined && isNamed(first.attributes);
};
