import * as fc from 'fast-check';
import { MalformedRequest } from '../errors/http.errors';
import { parseUrlencodedBody } from './parse-urlencoded-body';

const parse = (...parts: (string | Buffer)[]) =>
  parseUrlencodedBody(Buffer.concat(parts.map((part) => Buffer.from(part as string))));
const text = fc.string({ unit: 'binary' }).map((any) => any.toWellFormed());

describe('The reader of plain forms', () => {
  it('reads what a browser writes', () => {
    fc.assert(
      fc.property(fc.dictionary(text, text), (fields) => {
        expect({ ...parse(new URLSearchParams(Object.entries(fields)).toString()) }).toEqual({ ...fields });
      }),
      { numRuns: 500 },
    );
  });

  it('reads UTF-8, escaped or not, and a percent sign that escapes nothing', () => {
    expect({ ...parse('a=%C3%A9+é&b=100%&c=%zz%25') }).toEqual({ a: 'é é', b: '100%', c: '%zz%' });
  });

  it.each(['eda080', 'e9', 'c0af', 'f5808080', 'ff'])('refuses bytes that are not UTF-8: %s', (hex) => {
    const bytes = Buffer.from(hex, 'hex');
    const escaped = hex.replaceAll(/../g, '%$&');
    for (const form of [['a=x', bytes], ['a', bytes, '=x'], [`a=x${escaped}`], [`a${escaped}=x`], [`b=1&a=${escaped}`]])
      expect(() => parse(...form)).toThrow(new MalformedRequest('The request is not in UTF-8.'));
  });

  it('refuses a character whose halves lie in two fields', () => {
    expect(() => parse('a=%C3&%A9=b')).toThrow(MalformedRequest);
    expect(() => parse('a=%C3=%A9')).toThrow(MalformedRequest);
  });

  it('refuses a field that is given twice', () => {
    for (const form of ['a=1&a=2', 'a=1&%61=1', '__proto__=1&__proto__=2'])
      expect(() => parse(form)).toThrow(new MalformedRequest('A field is given twice.'));
  });
});
