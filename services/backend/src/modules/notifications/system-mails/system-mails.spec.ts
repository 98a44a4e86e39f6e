import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import type { Letter, Said } from '../letters/letter';
import { composeLetter } from '../letters/letter.mail';
import { checkTemplate } from '../templates/mail-text';
import { fillSystemMail, sampleOf } from './fill-system-mail';
import { rulesOf } from './find-words';
import { systemMailKeys, systemMails } from './list/system-mails';

const sender = { company: 'Plumbline', siteUrl: 'https://plumbline.example', timeZone: 'Asia/Kolkata' };
const composed = async ({ subject, page }: Pick<Letter, 'subject' | 'page'>) => ({
  subject,
  ...(await composeLetter(page)),
});
const link = 'https://plumbline.example/choose-password#secret';
const reset: Said = {
  mail: 'staff-password-reset-link',
  values: { name: 'Meera Nair', until: 'tomorrow' },
  facts: [{ label: 'Good until', value: 'tomorrow' }],
  link,
};
const ofHr = (values: Record<string, string>): Said => ({
  mail: 'hr-application',
  values: { name: 'Asha', position: 'Tester', reference: 'FD-7K2M-Q4XV', experience: '1', message: '', ...values },
  link,
});
const fill = (body: string, said: Said, subject = 'A mail') =>
  composed(fillSystemMail({ subject, body }, said, sender));

describe.each(systemMailKeys)('The mail %s', (key) => {
  it('has words that its own rules accept, and all its placeholders have a sample', async () => {
    const mail = systemMails[key];
    expect(() => checkTemplate(mail, rulesOf(key))).not.toThrow();
    expect(mail.needs.filter((name) => !rulesOf(key).known.includes(name))).toEqual([]);
    const sample = sampleOf(key, sender);
    const { subject, html, text } = await composed(fillSystemMail(mail, sample, sender));
    expect(`${subject} ${text} ${html}`).not.toMatch(/\{\{|\}\}|\]\(|undefined/);
    for (const { value } of mail.facts ?? []) expect(text).toContain(value);
    for (const body of [text, html]) expect(body).toContain(sample.link ?? '');
  });

  it('is refused without a placeholder that it needs, by its name', () => {
    for (const name of systemMails[key].needs) {
      const without = (words: string) => words.replace(new RegExp(String.raw`\(?\{\{${name}\}\}\)?`, 'g'), '');
      const { subject, body } = systemMails[key];
      const words = { subject: without(subject) || 'A mail', body: without(body) };
      expect(() => checkTemplate(words, rulesOf(key))).toThrow(ValidationFailed);
    }
  });
});

describe('The words of a mail', () => {
  it('have their parts in the order in which they stand, in both forms', async () => {
    const { text, html } = await fill(
      `# Hello\n\nFirst {{name}}.\n\n## Then\n\nOne\ntwo, see https://firm.example/x\n\n[Press]({{link}})\n\n{{facts}}\n\n---\nSmall print.`,
      reset,
    );
    expect(text).toBe(
      `Password: Hello\nFirst Meera Nair.\n\nThen:\nOne\ntwo, see https://firm.example/x\n\nPress: ${link}\n\nGood until:  tomorrow\n\nSmall print.\n`,
    );
    const places = [
      '>Hello<',
      'First Meera Nair.',
      '>Then<',
      'firm.example/x"',
      `${link}"`,
      '>tomorrow<',
      'Small print.',
    ];
    const found = places.map((place) => html.lastIndexOf(place));
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(found).not.toContain(-1);
  });

  it('lose the comma with a name that there is none of', async () => {
    const said = { ...reset, values: { ...reset.values, name: '' } };
    expect((await fill('Thank you, {{name}}.\n\n{{name}}, your link is below.\n\nDear {{name}},', said)).text).toBe(
      'Password\nThank you.\n\nYour link is below.\n\nDear,\n',
    );
  });

  it('give a label to the text right below it alone', async () => {
    const { text } = await fill('# Hello\n\n## Facts\n{{facts}}\n\nBye.\n\n## Go\n[Press]({{link}})\n\nEnd.', reset);
    expect(text).toBe(`Password: Hello\n\nGood until:  tomorrow\n\nBye.\n\nPress: ${link}\n\nEnd.\n`);
  });

  it.each(['See https://firm.example/x.', 'Hello.\n\n---\nSee https://firm.example/x.'])(
    'have their web addresses as links, also in the first text and the small print: %j',
    async (body) => {
      expect((await fill(body, reset)).html).toContain('href="https://firm.example/x"');
    },
  );

  it('leave out a text that says nothing, with its label', async () => {
    expect((await fill('# Hello\n\n## Message\n{{message}}\n\nBye.', ofHr({}))).text).toBe(
      'New application: Hello\nBye.\n',
    );
  });

  it('take nothing that a stranger wrote for a mark, a placeholder, a header or a link', async () => {
    const evil = '# Title\n[Press](https://evil.example)\n---\n{{link}} {{company}} <b>x</b>';
    const { subject, text, html } = await fill(
      'Dear {{name}}\n\n## From them\n{{message}}\n\n[Open]({{link}})',
      ofHr({ name: 'Asha\r\nBcc: x@evil.example {{link}}', message: evil }),
      '{{name}}',
    );
    expect(subject).toBe('Asha Bcc: x@evil.example {{link}}');
    expect(text).toContain(evil);
    expect(html).not.toMatch(/<b>x|href="https:\/\/evil|<h1/);
    expect(html.split(`href="${link}"`)).toHaveLength(2);
  });
});

it.each(systemMailKeys.filter((key) => 'name' in systemMails[key].placeholders))(
  'The mail %s makes no link of a name, wherever its words have it',
  async (mail) => {
    const said: Said = { mail, values: { name: 'https://evil.example' }, link };
    for (const body of ['Hello.\n\nDear {{name}}', 'Dear {{name}}', 'Hello.\n\n---\nDear {{name}}'])
      expect((await fill(body, said)).html).not.toMatch(/href="https:\/\/evil/);
  },
);

describe('Words that somebody writes for a mail', () => {
  const check = (body: string, subject = 'A new password') => {
    try {
      checkTemplate({ subject, body }, rulesOf('staff-password-reset-link'));
    } catch (error) {
      if (error instanceof ValidationFailed) return error.errors;
    }
    return {};
  };

  it.each([
    ['Choose a password.', '{{link}} is missing'],
    ['[Choose]({{link}}) {{salary}}', 'There is no {{salary}} in this mail'],
    ['{{link}} {{__proto__}}', '{{name}}'],
    ['{{link}} and {{facts}}', '{{facts}} has to stand on a line of its own'],
    ['{{link', '{{name}}'],
    ['Hello.\n\n---\nOr here: {{link}}', '{{link}} has to stand in a text or a button above the line ---'],
    ['Hello.\n\n## {{link}}\n\n{{facts}}', '{{link}} has to stand in a text or a button above the line ---'],
    ['{{link}}\n\n---\n[Choose]({{link}})', 'A button has to stand above the line ---'],
    ['[Choose]({{link}})\n\n---\n{{facts}}', '{{facts}} has to stand above the line ---'],
  ])('are refused: %s', (body, why) => {
    expect(check(body)['body']).toContain(why);
  });

  it('have the link in the text alone, because subjects are kept', () => {
    expect(check('{{link}}', '{{link}}')['subject']).toContain('There is no {{link}} in the subject');
    expect(check('Here: {{ link }}\n{{ facts }}')).toEqual({});
  });
});
