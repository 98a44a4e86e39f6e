import * as fc from 'fast-check';
import { MalformedRequest } from '../http/errors/http.errors';
import { FormSplitter } from './split-form';

interface Part {
  head: string;
  content: string;
}

const BOUNDARY = 'b-0';
const encode = (parts: Part[]) =>
  Buffer.from(
    [...parts.map(({ head, content }) => `--b-0\r\n${head}\r\n\r\n${content}\r\n`), '--b-0--\r\n'].join(''),
    'latin1',
  );

function split(form: Buffer, cuts: number[]): Part[] {
  const parts: Part[] = [];
  const splitter = new FormSplitter(BOUNDARY, (head) => {
    const part = { head: head.toString('latin1'), content: '' };
    parts.push(part);
    return { add: (content) => void (part.content += content.toString('latin1')), end: () => undefined };
  });
  const places = [0, ...cuts.map((cut) => cut % (form.length + 1)).toSorted((a, b) => a - b), form.length];
  for (const [at, from] of places.slice(0, -1).entries()) splitter.write(form.subarray(from, places[at + 1]));
  splitter.finish();
  return parts;
}

/** Mostly texts that resemble a boundary without being one. */
const content = fc
  .array(
    fc.oneof(
      fc.constantFrom('\r', '\n', '\r\n', '-', '--', '\r\n--', '\r\n--b', '\r\n--b-', '\n--b-0', '--b-0--', '\r\r\n'),
      fc.uint8Array({ maxLength: 20 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''))
  .filter((text) => !`${text}\r\n`.includes('\r\n--b-0'));
const part = fc.record({ head: fc.constantFrom('A: 1', 'A: 1\r\nB: --b-0', 'A: \r\n folded'), content });
const parts = fc.array(part, { minLength: 1, maxLength: 4 });
const cuts = fc.array(fc.nat(), { maxLength: 8 });

describe('A form that arrives in pieces', () => {
  it('has the parts that were sent, wherever it is cut', () => {
    fc.assert(
      fc.property(parts, cuts, (sent, at) => expect(split(encode(sent), at)).toEqual(sent)),
      { numRuns: 2_000 },
    );
  });

  it('has them byte by byte as well', () => {
    const sent = [
      { head: 'A: 1', content: '' },
      { head: 'B: 2\r\nC: 3', content: '\r\n--b-\r\n--b\r\n' },
    ];
    const form = encode(sent);
    expect(split(form, [...form.keys()])).toEqual(sent);
  });

  it('is refused when its end is missing, wherever it broke off', () => {
    const form = encode([{ head: 'A: 1', content: 'x\r\n--b-' }]);
    for (let length = 0; length < form.indexOf('--b-0--') + '--b-0--'.length; length++)
      expect(() => split(form.subarray(0, length), [length >> 1])).toThrow(MalformedRequest);
  });

  it.each([
    ['nothing but spaces before the first boundary', '  --b-0\r\nA: 1\r\n\r\nx\r\n--b-0--'],
    ['no boundary', 'x'.repeat(100)],
    ['a longer boundary', '--b-0\r\nA: 1\r\n\r\nx\r\n--b-01\r\nB: 2\r\n\r\ny\r\n--b-0--'],
    ['a head without an end', `--b-0\r\n${'A: 1\r\n'.repeat(2_000)}`],
    ['a page of empty lines behind the end', `--b-0--${'\r\n'.repeat(600)}`],
  ])('is refused with %s', (_what, text) => {
    expect(() => split(Buffer.from(text), [1, 2, 3])).toThrow(MalformedRequest);
  });
});
