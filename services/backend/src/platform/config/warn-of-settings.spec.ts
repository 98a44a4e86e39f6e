import pino from 'pino';
import { warnOfPasswordsBesideRoles, warnOfPlainMail, warnOfPlainSite } from './load-config';

const settings = {
  NODE_ENV: 'production',
  SITE_URL: 'https://site.example',
  MAIL_URL: 'smtps://mail.example',
} as const;

const linesOf = (changed: Partial<Record<keyof typeof settings, string>>): string[] => {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const config = { ...settings, ...changed } as typeof settings;
  warnOfPlainSite(config, logger);
  warnOfPlainMail(config, logger);
  return lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
};

describe('a process that starts', () => {
  it.each([
    'http://site.example',
    'http://192.168.1.5:8080',
    'http://127.0.0.1.site.example',
    'http://localhost.site.example',
  ])('row 160: warns of %s as the address of the site in production', (SITE_URL) => {
    expect(linesOf({ SITE_URL })).toEqual([expect.stringContaining('SITE_URL is an http address')]);
    expect(linesOf({ SITE_URL, NODE_ENV: 'development' })).toEqual([]);
  });

  it.each(['https://site.example', 'http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])(
    'says nothing of %s',
    (SITE_URL) => {
      expect(linesOf({ SITE_URL })).toEqual([]);
    },
  );

  it('row 159: warns of mails in clear, and of a password among them without showing it', () => {
    expect(linesOf({ MAIL_URL: 'smtp://relay.internal?tls=none' })).toEqual([
      'MAIL_URL says tls=none: mails travel unencrypted',
    ]);
    const lines = linesOf({ MAIL_URL: 'smtp://me:k2m5v8x1c4n7@relay.internal?tls=none' });
    expect(lines).toEqual([expect.stringContaining('mails and the password')]);
    expect(lines.join()).not.toContain('k2m5v8x1c4n7');
  });

  it('warns of passwords that go on beside the roles of the identity provider', () => {
    const settingsOf = (OIDC_ROLE_CLAIM: string | undefined, SIGN_IN_BY_PASSWORD: 'yes' | 'no') => {
      const lines: string[] = [];
      const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
      warnOfPasswordsBesideRoles({ OIDC_ROLE_CLAIM, SIGN_IN_BY_PASSWORD }, logger);
      return lines.map((line) => (JSON.parse(line) as { setting: string }).setting);
    };
    expect(settingsOf('groups', 'yes')).toEqual(['SIGN_IN_BY_PASSWORD']);
    expect(settingsOf('groups', 'no')).toEqual([]);
    expect(settingsOf(undefined, 'yes')).toEqual([]);
  });
});
