import { readCookie } from './session-cookie';

describe('Reading a cookie', () => {
  it('finds it among others by its whole name', () => {
    expect(readCookie('a=1; session=x.y-z; b=2', 'session')).toBe('x.y-z');
    expect(readCookie('my-session=1;session=2', 'session')).toBe('2');
  });

  it('finds nothing where there is nothing', () => {
    for (const header of [undefined, '', ';;', 'session', '=session', 'sessions=1', 'Session=1']) {
      expect(readCookie(header, 'session')).toBeUndefined();
    }
  });
});
