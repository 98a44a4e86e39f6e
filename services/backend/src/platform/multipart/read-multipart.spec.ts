import * as fc from 'fast-check';
import { MalformedRequest } from '../http/errors/http.errors';
import { splitForm } from './read-multipart';

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

const split = (form: Buffer): Part[] =>
  [...splitForm(form, BOUNDARY)].map((part) => ({
    head: part.head.toString('latin1'),
    content: part.content.toString('latin1'),
  }));

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

describe('A form', () => {
  it('has the parts that were sent', () => {
    fc.assert(
      fc.property(parts, (sent) => expect(split(encode(sent))).toEqual(sent)),
      { numRuns: 2_000 },
    );
  });

  it('has them behind an empty line and before others as well', () => {
    const sent = [
      { head: 'A: 1', content: '' },
      { head: 'B: 2\r\nC: 3', content: '\r\n--b-\r\n--b\r\n' },
    ];
    expect(split(Buffer.concat([Buffer.from('\r\n'), encode(sent), Buffer.from('\r\n \r\n')]))).toEqual(sent);
  });

  it('is refused when its end is missing, wherever it broke off', () => {
    const form = encode([{ head: 'A: 1', content: 'x\r\n--b-' }]);
    for (let length = 0; length < form.indexOf('--b-0--') + '--b-0--'.length; length++)
      expect(() => split(form.subarray(0, length))).toThrow(MalformedRequest);
  });

  it.each([
    ['nothing but spaces before the first boundary', '  --b-0\r\nA: 1\r\n\r\nx\r\n--b-0--'],
    ['no boundary', 'x'.repeat(100)],
    ['a longer boundary', '--b-0\r\nA: 1\r\n\r\nx\r\n--b-01\r\nB: 2\r\n\r\ny\r\n--b-0--'],
    ['a head without an end', `--b-0\r\n${'A: 1\r\n'.repeat(2_000)}`],
    ['a page of empty lines behind the end', `--b-0--${'\r\n'.repeat(600)}`],
  ])('is refused with %s', (_what, text) => {
    expect(() => split(Buffer.from(text))).toThrow(MalformedRequest);
  });
});
