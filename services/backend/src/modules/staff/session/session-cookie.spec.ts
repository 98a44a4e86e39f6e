import type { Request } from 'express';
import { configFor } from '../../../../test/config-for';
import { SessionCookie } from './session.strategy';

const read = (cookie: string | undefined, site = 'http://site.example') =>
  new SessionCookie(configFor({ SITE_URL: site })).read({ headers: { cookie } } as Request);

describe('Reading the cookie of a session', () => {
  it('finds it among others by its whole name', () => {
    expect(read('a=1; session=x.y-z; b=2')).toBe('x.y-z');
    expect(read('my-session=1;session=2')).toBe('2');
    expect(read('session=1; __Host-session=2', 'https://site.example')).toBe('2');
  });

  it('finds nothing where there is nothing', () => {
    for (const header of [undefined, '', ';;', 'session', '=session', 'sessions=1', 'Session=1']) {
      expect(read(header)).toBeUndefined();
    }
  });
});
