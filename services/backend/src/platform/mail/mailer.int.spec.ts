import { configFor } from '../../../test/config-for';
import { startSmtp } from '../../../test/start-smtp';
import { type Mail, Mailer } from './mailer';
import { LoginRefused, MailDelayed, MailRefused } from './mail.errors';

const mail: Mail = {
  to: 'asha@mail.example',
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
  messageId: '<one@plumbline.example>',
};

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const mailerFor = (MAIL_URL: string) => new Mailer(configFor({ MAIL_URL }));
const smtp = async (options: Parameters<typeof startSmtp>[0] = {}) => {
  const server = await startSmtp(options);
  stops.push(server.stop);
  return server;
};
const refusal = (responseCode: number) => Object.assign(new Error('no'), { responseCode });
const failureOf = (url: string, mailFields: Partial<Mail> = {}): Promise<Error & { answer?: string; code?: unknown }> =>
  mailerFor(url)
    .send({ ...mail, ...mailFields })
    .then(
      () => Promise.reject(new Error('the mail went out')),
      (error: Error) => error,
    );

describe('the mailer', () => {
  it('waits ten minutes for the final reply unless told otherwise, as RFC 5321 section 4.5.3.2.6 says', () => {
    expect(mailerFor('smtp://127.0.0.1:1').timeouts).toMatchObject({
      finalReply: 600_000,
      setup: 300_000,
      data: 180_000,
    });
  });

  it('hands over one mail to one mailbox', async () => {
    const server = await smtp();
    await mailerFor(server.url).send({ ...mail, replyTo: { name: 'Bala', address: 'bala@mail.example' } });
    expect(server.mails).toMatchObject([
      {
        envelope: { from: 'desk@plumbline.example', to: ['asha@mail.example'] },
        messageId: mail.messageId,
        replyTo: [{ name: 'Bala', address: 'bala@mail.example' }],
      },
    ]);
    expect(server.mails[0]!.headers.map(({ key }) => key)).not.toContain('auto-submitted');
  });

  it.each(['generated', 'replied'] as const)(
    'says that a mail is auto-%s, so that no program answers it',
    async (automatic) => {
      const server = await smtp();
      await mailerFor(server.url).send({ ...mail, automatic });
      const headers = Object.fromEntries(server.mails[0]!.headers.map(({ key, value }) => [key, value]));
      expect(headers).toMatchObject({ 'auto-submitted': `auto-${automatic}`, 'x-auto-response-suppress': 'All' });
    },
  );

  it.each(['अजय@mail.example', 'a@b.example, c@d.example', 'a@b.example\r\nRCPT TO:<c@d.example>'])(
    'refuses %j before any server hears of it',
    async (to) => {
      const server = await smtp();
      expect(await failureOf(server.url, { to })).toBeInstanceOf(MailRefused);
      expect(server.mails).toHaveLength(0);
    },
  );

  it('keeps line breaks in a subject or a name from becoming headers', async () => {
    const server = await smtp();
    const replyTo = { name: 'Asha\r\nBcc: x@evil.example', address: 'asha@mail.example' };
    await mailerFor(server.url).send({ ...mail, subject: 'Hello\r\nBcc: x@evil.example', replyTo });
    expect(server.mails[0]!.envelope.to).toEqual([mail.to]);
    expect(server.mails[0]!.headers.map(({ key }) => key)).not.toContain('bcc');
  });

  describe('tries again later (row 80, 81)', () => {
    it('when nothing listens', async () => {
      expect(await failureOf('smtp://127.0.0.1:1')).toBeInstanceOf(MailDelayed);
    });

    it('when the name of the server is not known', async () => {
      expect(await failureOf('smtp://no-such-host.invalid')).toBeInstanceOf(MailDelayed);
    });

    it('when nobody vouches for the certificate, and no mail goes out', async () => {
      const server = await smtp({ secure: true });
      const failure = await failureOf(server.url.replace('smtp:', 'smtps:'));
      expect(failure).toBeInstanceOf(MailDelayed);
      expect(failure.message).toMatch(/certificate/i);
      expect(server.mails).toHaveLength(0);
    });

    it('when nobody vouches for the certificate that STARTTLS shows', async () => {
      const server = await smtp({ disabledCommands: ['AUTH'] });
      const failure = await failureOf(server.url);
      expect(failure).toBeInstanceOf(MailDelayed);
      expect(failure.message).toMatch(/certificate/i);
      expect(server.mails).toHaveLength(0);
    });

    it.each([421, 450, 451, 452])('when the server says %i', async (code) => {
      const server = await smtp({ onRcptTo: (_address, _session, done) => done(refusal(code)) });
      expect(await failureOf(server.url)).toBeInstanceOf(MailDelayed);
    });

    it('when the login failed for now', async () => {
      const server = await smtp({
        disabledCommands: ['STARTTLS'],
        onAuth: (_auth, _session, done) => done(refusal(454)),
      });
      expect(await failureOf(server.url.replace('//', '//me:k2m5v8x1@'))).toBeInstanceOf(MailDelayed);
    });
  });

  describe('gives up (row 80, 81)', () => {
    it('when the server refuses the credentials', async () => {
      const server = await smtp({
        disabledCommands: ['STARTTLS'],
        onAuth: (_auth, _session, done) => done(refusal(535)),
      });
      const failure = await failureOf(server.url.replace('//', '//me:k2m5v8x1@'));
      expect(failure).toBeInstanceOf(LoginRefused);
      expect(`${failure.message} ${failure.answer}`).not.toContain('k2m5v8x1');
    });

    it('when the server does not know the mailbox', async () => {
      const server = await smtp({ onRcptTo: (_address, _session, done) => done(refusal(550)) });
      const failure = await failureOf(server.url);
      expect(failure).toBeInstanceOf(MailRefused);
      expect(failure.code).toBe(550);
    });

    it('when the server refuses the content after it has heard it', async () => {
      const server = await smtp();
      server.refuseWith(552);
      const failure = await failureOf(server.url);
      expect(failure).toBeInstanceOf(MailRefused);
      expect(failure.code).toBe(552);
    });
  });
});
