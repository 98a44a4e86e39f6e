import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configFor } from '../../../test/config-for';
import { ConfigError } from './load-config';
import { refuseExamples } from './refuse-examples';

const real = {
  SITE_URL: 'https://www.asha-ductworks.in',
  MAIL_URL: 'smtps://mail.asha-ductworks.in',
  MAIL_FROM: 'Asha Ductworks <careers@asha-ductworks.in>',
  COMPANY_NAME: 'Asha Ductworks',
  HR_MAIL_TO: 'hr@asha-ductworks.in',
  ENQUIRIES_MAIL_TO: 'hello@asha-ductworks.in',
  EXAMPLE_COMPANY: 'no',
};

const problemsWith = (changed: Record<string, string>): string[] => {
  try {
    refuseExamples(configFor({ ...real, ...changed }));
  } catch (error) {
    return (error as ConfigError).problems;
  }
  return [];
};
const namesWith = (changed: Record<string, string>) => problemsWith(changed).map((text) => text.split(' ')[0]);

describe('An installation for a site that is not this machine', () => {
  it('starts with settings of its own', () => {
    expect(problemsWith({})).toEqual([]);
  });

  it('row 220: is refused each example by the name of its setting, with the way out', () => {
    const example = readFileSync(join(__dirname, '../../../../../.env.example'), 'utf8');
    const valueOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(example)?.[1] ?? '';
    const names = ['MAIL_FROM', 'HR_MAIL_TO', 'ENQUIRIES_MAIL_TO', 'COMPANY_NAME'];
    const examples = {
      ...Object.fromEntries(names.map((name) => [name, valueOf(name)])),
      MAIL_URL: 'smtp://maildev:1025',
    };
    expect(namesWith(examples).toSorted()).toEqual([...names, 'MAIL_URL'].toSorted());
    for (const problem of problemsWith(examples)) expect(problem).toContain('EXAMPLE_COMPANY=yes');
  });

  it.each([
    'smtp://maildev:1025?tls=none',
    'smtp://MailDev',
    'smtp://maildev.tools.svc.cluster.local:25',
    'smtp://frontdoor-maildev-1:1025',
    'smtp://mailpit:1025',
    'smtp://mailhog:1025',
    'smtp://mailcatcher:1025',
    'smtp://me:k2m5v8x1c4n7@sandbox.smtp.mailtrap.io:2525',
  ])('row 220: is refused %s, which keeps mails and delivers none', (MAIL_URL) => {
    expect(namesWith({ MAIL_URL })).toEqual(['MAIL_URL']);
    expect(problemsWith({ MAIL_URL }).join()).not.toContain('k2m5v8x1c4n7');
  });

  it.each([
    'smtp://127.0.0.1:1025',
    'smtp://relay.internal?tls=none',
    'smtps://mail.maildevelopers.in',
    'smtps://live.smtp.mailtrap.io',
  ])('takes %s', (MAIL_URL) => {
    expect(problemsWith({ MAIL_URL })).toEqual([]);
  });

  it.each([
    'hr@plumbline.example',
    'HR <hr@Example.com>',
    'hr@mail.example.org',
    'hr@example.net',
    'hr@company.test',
    'hr@company.invalid',
    'hr@box.localhost',
    'hr@localhost',
  ])('row 220: is refused %s, an address that can belong to nobody', (HR_MAIL_TO) => {
    expect(namesWith({ HR_MAIL_TO })).toEqual(['HR_MAIL_TO']);
  });

  it.each(['hr@example.in', 'hr@myexample.com', 'hr@test.in', 'example.com@company.in', 'hr@intranet'])(
    'takes %s',
    (HR_MAIL_TO) => {
      expect(problemsWith({ HR_MAIL_TO })).toEqual([]);
    },
  );

  it.each(['plumbline', ' PLUMBLINE '])('row 220: is refused the name %j of the example company', (COMPANY_NAME) => {
    expect(namesWith({ COMPANY_NAME })).toEqual(['COMPANY_NAME']);
  });

  it.each(['http://192.168.1.5:8080', 'http://frontdoor.local', 'http://intranet', 'http://localhost.site.in'])(
    'is also %s, where others than its operator may wait for a mail',
    (SITE_URL) => {
      expect(namesWith({ SITE_URL, MAIL_URL: 'smtp://maildev:1025' })).toEqual(['MAIL_URL']);
    },
  );
});

describe('Examples may stand', () => {
  const examples = { MAIL_URL: 'smtp://maildev:1025', HR_MAIL_TO: 'hr@plumbline.example', COMPANY_NAME: 'Plumbline' };

  it.each([
    'http://localhost:8080',
    'http://127.0.0.1:8080',
    'http://127.9.9.9',
    'http://[::1]:8080',
    'http://site.localhost',
  ])('for the site %s of this machine', (SITE_URL) => {
    expect(problemsWith({ ...examples, SITE_URL })).toEqual([]);
  });

  it('where EXAMPLE_COMPANY says so', () => {
    expect(problemsWith({ ...examples, EXAMPLE_COMPANY: 'yes' })).toEqual([]);
  });
});
