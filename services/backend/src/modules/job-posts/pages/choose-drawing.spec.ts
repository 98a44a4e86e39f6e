import { chooseDrawings } from './page-context';

describe('The drawings of posts', () => {
  it('follow the words of a title', () => {
    expect(chooseDrawings(['Flutter Developer', 'Java Developer', 'Project Manager'])).toEqual([
      'mobile',
      'data',
      'team',
    ]);
  });

  it('are never the same for two neighbours', () => {
    const drawings = chooseDrawings(Array.from({ length: 40 }, (_, at) => (at % 3 ? 'Java Developer' : `Cook ${at}`)));
    expect(drawings.filter((drawing, at) => drawing === drawings[at - 1])).toEqual([]);
  });

  it('are the same each time, also for a title without a known word', () => {
    expect(chooseDrawings(['Gärtner'])).toEqual(chooseDrawings(['Gärtner']));
  });
});
