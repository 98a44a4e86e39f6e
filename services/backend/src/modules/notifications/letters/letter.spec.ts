import fc from 'fast-check';
import { printableName } from './letter';

describe('a name in an acknowledgement', () => {
  it.each(['Asha Verma', 'José María O’Neil-Smith Jr.', 'आशा वर्मा', '王 小明', 'J. R. R. Tolkien', 'നന്ദു\u200D കൃഷ്ണ'])(
    'stays as it is: %s',
    (name) => {
      expect(printableName(name)).toBe(name.normalize('NFKC'));
    },
  );

  it.each([
    ['Win at https://evil.example/prize now', 'Win at now'],
    ['www.evil.example', ''],
    ['evil.example', ''],
    ['evil。example', ''],
    ['evil.example', ''],
    ['Asha\r\nBcc: x@evil.example', 'Asha'],
    ['<b>Asha</b>', ''],
    ['evil.e†xample', ''],
    ['{{7*7}} Asha', 'Asha'],
    ['Call 0900 123456', 'Call'],
    ['one two three four five six seven', 'one two three four five'],
    ['\u202Eahsa', 'ahsa'],
  ])('%j becomes %j', (name, printed) => {
    expect(printableName(name)).toBe(printed);
  });

  it('never holds text that a mail program could turn into a link', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        const printed = printableName(name);
        expect(printed.length).toBeLessThanOrEqual(60);
        expect(printed).not.toMatch(/[@/\\:<>\p{Cc}\p{N}]|www|\p{L}\.\p{L}{2}/iu);
      }),
      { numRuns: 2_000 },
    );
  });
});
