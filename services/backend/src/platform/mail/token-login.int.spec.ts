import { inspect } from 'node:util';
import type { SMTPServerOptions } from 'smtp-server';
import { configFor } from '../../../test/config-for';
import { startApi, type TestApi } from '../../../test/start-api';
import { startSmtp } from '../../../test/start-smtp';
import { startTokenService } from '../../../test/start-token-service';
import { Database } from '../database/database';
import { MailTokens } from '../mail-tokens/mail-tokens';
import { LoginRefused, MailDelayed } from './mail.errors';
import { Mailer } from './mailer';

const mail = { to: 'asha@mail.example', subject: 'Hello', text: 'Hello', messageId: '<one@plumbline.example>' };

let api: TestApi;
let tokens: Awaited<ReturnType<typeof startTokenService>>;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());
beforeEach(async () => void (tokens = await startTokenService('office')));
afterEach(async () => {
  await api.sql('DELETE FROM mail_tokens');
  await tokens.stop();
  await smtp.stop();
});

type OnAuth = NonNullable<SMTPServerOptions['onAuth']>;
/** A mail server that looks at tokens, and how it says that one is not good. */
async function mailerWith(refuse: (done: Parameters<OnAuth>[2]) => void) {
  const logins: unknown[] = [];
  smtp = await startSmtp({
    authOptional: false,
    disabledCommands: ['STARTTLS'],
    authMethods: ['XOAUTH2'],
    onAuth: ({ method, username, accessToken }, _session, done) => {
      logins.push([method, username]);
      if (tokens.isGood(accessToken ?? '')) done(null, { user: username ?? '' });
      else refuse(done);
    },
  });
  const config = configFor({
    MAIL_URL: smtp.url.replace('//', '//office%40desk.example@'),
    MAIL_TOKEN_URL: tokens.urlWith(),
  });
  const made = new MailTokens(api.app.get(Database, { strict: false }), config);
  return { mailer: new Mailer(config, made), logins };
}
/** Providers say it in the one way or the other. */
const withReason = (done: Parameters<OnAuth>[2]) =>
  done(null, { data: { status: '401', schemes: 'bearer', scope: 'mail' } });
const atOnce = (done: Parameters<OnAuth>[2]) => done(Object.assign(new Error('5.7.3 no'), { responseCode: 535 }));
const failureOf = (mailer: Mailer) =>
  mailer.send(mail).then(
    () => new Error('the mail went out'),
    (error: Error) => error,
  );
/** The token at hand is not new any more. */
const grow = () => api.sql(`UPDATE mail_tokens SET renewed_at = renewed_at - interval '2 minutes'`);

describe('A mail server without a password in its address', () => {
  it('is signed in to by a token, which serves the next mail, too', async () => {
    const { mailer, logins } = await mailerWith(atOnce);
    await mailer.send(mail);
    await mailer.send(mail);
    expect(smtp.mails).toHaveLength(2);
    expect(logins).toEqual([
      ['XOAUTH2', 'office@desk.example'],
      ['XOAUTH2', 'office@desk.example'],
    ]);
    expect(tokens.asked).toHaveLength(1);
  });

  it('gets a new token by the same connection when it says why it refuses the old one', async () => {
    const { mailer } = await mailerWith(withReason);
    await mailer.send(mail);
    tokens.revokeAll();
    await grow();
    await mailer.send(mail);
    expect(smtp.mails).toHaveLength(2);
    expect(tokens.asked).toHaveLength(2);
  });

  it('gets a new token with the next try when it refuses the old one without a word', async () => {
    const { mailer } = await mailerWith(atOnce);
    await mailer.send(mail);
    tokens.revokeAll();
    await grow();
    expect(await failureOf(mailer)).toBeInstanceOf(LoginRefused);
    await mailer.send(mail);
    expect(smtp.mails).toHaveLength(2);
  });

  it.each([
    ['with a reason', withReason],
    ['without one', atOnce],
  ])('that refuses each token %s has refused the login, in words without the token', async (_name, refuse) => {
    const { mailer } = await mailerWith((done) => refuse(done));
    await mailer.check();
    tokens.revokeAll();
    const failure = await failureOf(mailer);
    expect(failure).toBeInstanceOf(LoginRefused);
    expect(inspect(failure)).not.toContain('access-token');
    expect(tokens.asked).toHaveLength(1);
  });

  it('waits with all mails while the token service gives none, and says so when it is looked at', async () => {
    const { mailer } = await mailerWith(atOnce);
    tokens.answerWith({ status: 400, body: { error: 'invalid_grant' } });
    const failure = await failureOf(mailer);
    expect(failure).toBeInstanceOf(MailDelayed);
    expect(failure).toMatchObject({ about: 'server', message: expect.stringContaining('invalid_grant') });
    await expect(mailer.check()).rejects.toThrow('invalid_grant');
  });
});
