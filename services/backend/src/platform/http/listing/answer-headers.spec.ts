import { contentRange } from './answer-headers';

describe('The Content-Range of a page', () => {
  it('tells the first row, the last row and how many there are', () => {
    expect(contentRange('applications', 0, 25, 319)).toBe('applications 0-24/319');
    expect(contentRange('applications', 300, 19, 319)).toBe('applications 300-318/319');
  });

  it('has no rows to tell of an empty page', () => {
    expect(contentRange('applications', 0, 0, 0)).toBe('applications */0');
    expect(contentRange('applications', 400, 0, 319)).toBe('applications */319');
  });
});
