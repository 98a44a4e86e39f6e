import pino from 'pino';
import { findRelyingParty, tellOfNoPasskeys } from './relying-party.facts';

const settings = { COMPANY_NAME: 'Plumbline', SIGN_IN_BY_PASSKEY: 'yes' } as const;
const linesOf = (SITE_URL: string, changed: object = {}) => {
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  tellOfNoPasskeys({ ...settings, SITE_URL, ...changed }, logger);
  return lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
};

describe('Passkeys are made for', () => {
  it.each([
    ['https://jobs.plumbline.example', 'jobs.plumbline.example', 'https://jobs.plumbline.example'],
    ['https://plumbline.example:8443', 'plumbline.example', 'https://plumbline.example:8443'],
    ['http://localhost:8080', 'localhost', 'http://localhost:8080'],
    ['http://127.0.0.1:8080', 'localhost', 'http://localhost:8080'],
    ['http://[::1]:8080', 'localhost', 'http://localhost:8080'],
  ])('the host of %s', (SITE_URL, id, origin) => {
    expect(findRelyingParty({ ...settings, SITE_URL })).toEqual({ id, origin, name: 'Plumbline' });
    expect(linesOf(SITE_URL)).toEqual([]);
  });

  it.each(['https://192.0.2.7', 'http://192.168.1.5:8080', 'https://[2001:db8::7]'])(
    'no address, such as %s, and the log of the API says so',
    (SITE_URL) => {
      expect(findRelyingParty({ ...settings, SITE_URL })).toBeUndefined();
      expect(linesOf(SITE_URL)).toEqual([expect.stringContaining('SITE_URL has an IP address')]);
      expect(linesOf(SITE_URL, { SIGN_IN_BY_PASSKEY: 'no' })).toEqual([]);
    },
  );

  it('nobody while the identity provider decides who gets in: it may say no to somebody who has one', () => {
    const given = { ...settings, SITE_URL: 'https://plumbline.example', OIDC_ROLE_CLAIM: 'groups' };
    expect(findRelyingParty(given)).toBeUndefined();
    expect(linesOf('https://192.0.2.7', { OIDC_ROLE_CLAIM: 'groups' })).toEqual([]);
  });
});
