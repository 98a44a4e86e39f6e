import { foldText, placeIn } from './fold-text';

describe('A folded text', () => {
  it.each([
    ['ABC ascii', 'abc ascii'],
    ['Résumé’s Straße', "resume's strasse"],
    ['Re\u0301sume\u0301 co\u00adop', 'resume coop'],
    ['ﬁne 😀 Ｃ＋＋', 'fine 😀 c++'],
    ['İstanbul ŁÓDŹ', 'istanbul lodz'],
  ])('of %j is %j', (text, folded) => {
    expect(foldText(text).text).toBe(folded);
  });

  it('knows where each of its characters stands in the given one', () => {
    const text = 'a\u00adß é😀ﬁx';
    const folded = foldText(text);
    const letters = Array.from(folded.text, (letter, index) => [letter, text[placeIn(folded, index)]]);
    expect(folded.text).toBe('ass e😀fix');
    expect(placeIn(folded, folded.text.length)).toBe(text.length);
    expect(placeIn(folded, folded.text.indexOf('x'))).toBe(text.indexOf('x'));
    expect(letters.slice(0, 5)).toEqual([
      ['a', 'a'],
      ['s', 'ß'],
      ['s', 'ß'],
      [' ', ' '],
      ['e', 'é'],
    ]);
  });
});
