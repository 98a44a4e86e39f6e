import { type Budget, PdfParser, type Visitor } from './parse-pdf-value';
import { isName, type PdfDict, PdfRef, type PdfValue } from './pdf-value';

const MOST_OBJECTS = 1_000_000;

/** Whether a viewer may look for objects in this stream; some do not ask for its type. */
export const mayHoldObjects = (dict: PdfDict): boolean =>
  (dict.has('N') && dict.has('First')) ||
  dict.all('Type').some((type) => type instanceof PdfRef || isName(type, 'ObjStm'));

/**
 * Reads the objects of an object stream (ISO 32000-2, 7.5.7).
 * @param data with the filters undone
 * @throws Error when it contradicts its dictionary, TooLarge
 */
export function* readObjectStream(
  data: Buffer,
  dict: PdfDict,
  visitor: Visitor,
  budget: Budget,
): Generator<[number: number, value: PdfValue]> {
  const [count, first] = [dict.one('N'), dict.one('First')];
  if (!isCount(count) || !isCount(first)) throw new Error('does not say where its objects are');
  const parser = new PdfParser(data.toString('latin1'), visitor, budget);
  const places: [number: number, at: number][] = [];
  for (let index = 0; index < count; index++) {
    const [number, offset] = [parser.value(), parser.value()];
    if (!isCount(number) || !isCount(offset)) throw new Error('has an odd table of objects');
    places.push([number, first + offset]);
  }
  for (const [number, at] of places) {
    parser.at = at;
    yield [number, parser.value()];
    if (parser.takes('stream')) throw new Error('has a stream inside of a stream');
  }
}

const isCount = (value: PdfValue | undefined): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_OBJECTS * 100;
