import type { PageWord, Place } from '../reader/page-words';
import { joinPages, placesOf } from './find-on-pages';

const place: Place = [1_000, 2_000, 4_000, 200];
const run = (text: string, more: Partial<PageWord> = {}): PageWord => ({
  text,
  ends: true,
  isLevel: true,
  place,
  ...more,
});
const find = (pages: PageWord[][], word: string) => {
  const { text, runs } = joinPages(pages);
  const start = text.indexOf(word);
  return placesOf(start < 0 ? [] : [{ start, length: word.length }], runs);
};

describe('A hit on the pages of a resume', () => {
  it('is at its part of a line, by the width of its letters', () => {
    expect(find([[run('aaaabbbb')]], 'bbbb')).toEqual([{ hit: 0, page: 1, place: [3_000, 2_000, 2_000, 200] }]);
    const [narrow] = find([[run('iiiimmmm')]], 'mmmm');
    expect(narrow!.place[0]).toBeLessThan(2_500);
  });

  it('covers a whole run that does not run from left to right', () => {
    expect(find([[], [run('aaaabbbb', { isLevel: false })]], 'bbbb')).toEqual([{ hit: 0, page: 2, place }]);
  });

  it('is one in two places where the word was cut at the end of a line', () => {
    const places = find([[run('and micro-'), run('services')]], 'microservices');
    expect(places.map(({ hit, page }) => [hit, page])).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect(find([[run('Jean-'), run('Paul')]], 'Jean-\nPaul')).toHaveLength(2);
  });

  it('is one in the places of all runs that its letters come in', () => {
    expect(find([[run('Ku', { ends: false }), run('bernetes')]], 'Kubernetes')).toHaveLength(2);
  });
});
