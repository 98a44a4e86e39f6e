import * as fc from 'fast-check';
import { MalformedRequest } from '../errors/http.errors';
import { parseJsonBody } from './parse-json-body';

const parse = (text: string) => parseJsonBody(Buffer.from(text));

describe('The JSON reader', () => {
  it('reads what JSON.parse reads', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 5 })), fc.array(fc.jsonValue({ maxDepth: 5 }))),
        (value) => {
          const text = JSON.stringify(value);
          expect(parse(text)).toEqual(JSON.parse(text));
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it.each([
    '{"a":1,"a":2}',
    '{"a":"x","b":{"c":1,"c":1}}',
    '[{"a":1,"\\u0061":1}]',
    '{"__proto__":1,"__proto__":2}',
    '{"a\\"":":","a\\"":"::"}',
  ])('refuses a field that is given twice: %s', (text) => {
    expect(() => parse(text)).toThrow(new MalformedRequest('A field is given twice.'));
  });

  it.each(['{"a":"\\\\","b":"{[:]}"}', '{"a\\\\\\"":"x: \\"{"}', '{"a":{"b":1},"b":{"b":[{"b":1},{"b":2}]}}'])(
    'is not misled by signs inside of texts: %s',
    (text) => expect(parse(text)).toEqual(JSON.parse(text)),
  );

  it.each(['', '{', '{"a":', '{"a":1}}', "{'a':1}", '\ufeff{}', 'null', '1', '"a"', '{"a":1}x', '{"a":NaN}', '"{":}'])(
    'refuses %j',
    (text) => expect(() => parse(text)).toThrow(MalformedRequest),
  );

  it('takes escaped characters whole, not by halves', () => {
    expect(parse('{"a":"\\ud83d\\ude00"}')).toEqual({ a: '😀' });
    for (const text of ['{"a":"\\ud83d"}', '{"a":["\\uDE00"]}', '{"\\ud83d":1}'])
      expect(() => parse(text)).toThrow(MalformedRequest);
  });

  it('refuses ten thousand levels, and other bytes than UTF-8', () => {
    expect(() => parse('['.repeat(10_000) + ']'.repeat(10_000))).toThrow(MalformedRequest);
    expect(() => parse('{"a":'.repeat(10_000))).toThrow(MalformedRequest);
    expect(() => parseJsonBody(Buffer.from('7b2261223a22ff227d', 'hex'))).toThrow(MalformedRequest);
  });
});
