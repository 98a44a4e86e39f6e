import { inspect } from 'node:util';
import pino from 'pino';
import { configFor } from '../../../test/config-for';
import { startApi, type TestApi } from '../../../test/start-api';
import { startTokenService } from '../../../test/start-token-service';
import { Database } from '../database/database';
import { alarmNotes, type AlarmNote } from '../log/alarm';
import { Schedule } from '../schedule/schedule';
import { MailTokens } from './mail-tokens';
import { RenewMailTokens } from './renew-mail-tokens';
import { TokenRefused, TokenUnavailable } from './token-errors';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await api.sql('DELETE FROM mail_tokens');
  for (const stop of stops.splice(0)) await stop();
});
const service = async (options: Parameters<typeof startTokenService>[1] = {}) => {
  const started = await startTokenService('office', options);
  stops.push(started.stop);
  return started;
};
/** As in one process of several. */
const tokensOf = (MAIL_TOKEN_URL: string, more: Record<string, string> = {}) =>
  new MailTokens(api.app.get(Database, { strict: false }), configFor({ MAIL_TOKEN_URL, ...more }));
const refresh = '?refresh_token=first-refresh-token';
/** The time of the token at hand goes by. */
const pass = (time: string) =>
  api.sql(
    `UPDATE mail_tokens SET renewed_at = renewed_at - interval '${time}', expires_at = expires_at - interval '${time}'`,
  );
const faultOf = (tokens: MailTokens) =>
  tokens.take().then(
    () => new Error('there was a token'),
    (error: Error) => error,
  );

describe('The token of the mail server and the mailbox', () => {
  it('is asked for by the credentials of the client, with the scope of the settings', async () => {
    const { urlWith, asked, isGood } = await service();
    const token = await tokensOf(urlWith('?scope=https%3A%2F%2Foutlook.office365.com%2F.default')).take();
    expect(isGood(token)).toBe(true);
    expect(asked).toEqual([
      {
        grant_type: 'client_credentials',
        scope: 'https://outlook.office365.com/.default',
        client_id: 'our-client',
        client_secret: 'k2m5v8x1c4n7',
      },
    ]);
  });

  it('is asked for once by processes that begin together, and by one that begins later not at all', async () => {
    const { urlWith, asked } = await service({ rotates: true });
    const processes = [1, 2, 3].map(() => tokensOf(urlWith(refresh)));
    const tokens = await Promise.all(processes.flatMap((one) => [one.take(), one.take()]));
    expect(new Set([...tokens, await tokensOf(urlWith(refresh)).take()]).size).toBe(1);
    expect(asked).toHaveLength(1);
  });

  it('is renewed by the refresh token that the service gave last, also by a process that is started again', async () => {
    const { urlWith, asked } = await service({ rotates: true });
    const first = await tokensOf(urlWith(refresh)).take();
    await pass('1 hour');
    const second = await tokensOf(urlWith(refresh)).take();
    await pass('1 hour');
    expect(await tokensOf(urlWith(refresh)).take()).not.toBe(second);
    expect(second).not.toBe(first);
    const given = asked.map(({ refresh_token }) => refresh_token);
    expect(given[0]).toBe('first-refresh-token');
    expect(new Set(given).size).toBe(3);
  });

  it('keeps the refresh token of the settings where the service gives no other one', async () => {
    const { urlWith, asked } = await service();
    await tokensOf(urlWith(refresh)).take();
    await pass('1 hour');
    await tokensOf(urlWith(refresh)).take();
    expect(asked.map(({ refresh_token }) => refresh_token)).toEqual(['first-refresh-token', 'first-refresh-token']);
  });

  it('is asked for by the refresh token of the settings, when the one that was kept is refused', async () => {
    const { urlWith, asked, isGood, restore } = await service({ rotates: true });
    await tokensOf(urlWith(refresh)).take();
    await pass('1 hour');
    // What was kept is of another time than what the service has.
    restore();
    expect(isGood(await tokensOf(urlWith(refresh)).take())).toBe(true);
    expect(asked.map(({ refresh_token }) => refresh_token)).toEqual([
      'first-refresh-token',
      expect.stringMatching(/^refresh-token-/),
      'first-refresh-token',
    ]);
  });

  it('lies in the database unreadable, and is read by the secret of before', async () => {
    const { urlWith, asked } = await service();
    const token = await tokensOf(urlWith()).take();
    const [row] = await api.sql<{ text: string }>(`SELECT encode(sealed, 'escape') AS text FROM mail_tokens`);
    expect(row!.text).not.toMatch(/token/);
    const next = 'q9w8e7r6t5y4u3i2o1p0a9s8d7f6g5h4';
    const previous = configFor({}).SESSION_SECRET;
    const settings = { SESSION_SECRET: next, SESSION_SECRET_PREVIOUS: previous };
    expect(await tokensOf(urlWith(), settings).take()).toBe(token);
    expect(asked).toHaveLength(1);
    expect(await tokensOf(urlWith(), { SESSION_SECRET: next }).take()).not.toBe(token);
  });

  it('is not used in its last minute, and of a short one in its last tenth', async () => {
    const { urlWith, asked } = await service();
    const tokens = () => tokensOf(urlWith()).take();
    const first = await tokens();
    await pass('58 minutes');
    expect(await tokens()).toBe(first);
    await pass('70 seconds');
    expect(await tokens()).not.toBe(first);
    const short = await service({ seconds: 20 });
    const [one, two] = [await tokensOf(short.urlWith()).take(), await tokensOf(short.urlWith()).take()];
    expect(one).toBe(two);
    expect(asked).toHaveLength(2);
  });

  it('that a server refuses is asked for anew, but not again and again', async () => {
    const { urlWith } = await service();
    const tokens = tokensOf(urlWith());
    const first = await tokens.take();
    tokens.distrust(first);
    expect(await tokens.take()).toBe(first);
    await pass('2 minutes');
    tokens.distrust(first);
    const second = await tokens.take();
    expect(second).not.toBe(first);
    tokens.distrust(second);
    expect(await tokens.take()).toBe(second);
  });

  it('may come with an ID token of any issuer', async () => {
    const { urlWith, isGood } = await service({ idToken: 'eyJhbGciOiJub25lIn0.eyJpc3MiOiJ4In0.' });
    expect(isGood(await tokensOf(urlWith()).take())).toBe(true);
  });
});

describe('A token service', () => {
  const secretIn = { error_description: 'AADSTS7000222: The secret k2m5v8x1c4n7 of our-client, first-refresh-token' };

  it.each([
    ['says so', 400, { error: 'invalid_grant', ...secretIn }, 'invalid_grant, AADSTS7000222'],
    ['does not know the client', 401, { error: 'invalid_client', ...secretIn }, 'invalid_client, AADSTS7000222'],
    ['has no such scope', 400, { error: 'invalid_scope' }, 'invalid_scope'],
  ])('refuses when it %s, and is not asked again at once', async (_name, status, body, words) => {
    const { urlWith, answerWith, asked } = await service();
    answerWith({ status, body });
    const tokens = tokensOf(urlWith(refresh));
    const fault = await faultOf(tokens);
    expect(fault).toBeInstanceOf(TokenRefused);
    expect(fault.message).toBe(`The token service refuses our credentials (${words})`);
    expect(inspect(fault)).not.toMatch(/k2m5v8x1|refresh-token/);
    expect(await faultOf(tokens)).toBe(fault);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['is broken', 500, { error: 'server_error', ...secretIn }],
    ['is broken in words of its own', 502, { error: 'bad_gateway' }],
    ['shows a page', 503, '<html>k2m5v8x1c4n7</html>'],
    ['shows a page as if all were well', 200, '<html>k2m5v8x1c4n7</html>'],
    ['leads elsewhere', 302, ''],
    ['has had enough', 429, { error: 'too_many_requests' }],
    ['is busy', 400, { error: 'temporarily_unavailable' }],
    ['gives no token', 200, { token_type: 'Bearer' }],
  ])('gives none for now when it %s, and is asked again', async (_name, status, body) => {
    const { urlWith, answerWith } = await service();
    answerWith({ status, body });
    const tokens = tokensOf(urlWith(refresh));
    const fault = await faultOf(tokens);
    expect(fault).toBeInstanceOf(TokenUnavailable);
    expect(fault).not.toBeInstanceOf(TokenRefused);
    expect(fault.message).not.toMatch(/k2m5v8x1|refresh-token/);
    answerWith('gives');
    await expect(tokens.take()).resolves.toMatch(/^access-token/);
  });

  it('that cannot be reached gives none for now', async () => {
    const { urlWith, stop } = await startTokenService('office');
    await stop();
    const fault = await faultOf(tokensOf(urlWith()));
    expect(fault).toBeInstanceOf(TokenUnavailable);
    expect(fault.message).toBe('The token service gives no token (ECONNREFUSED)');
  });
});

describe('The worker', () => {
  const renewal = (tokens: MailTokens) => {
    const logger = pino({ level: 'silent' });
    return new RenewMailTokens(tokens, new Schedule(configFor({}), logger), logger);
  };

  it('renews the token before it is needed', async () => {
    const { urlWith, asked } = await service();
    const tokens = tokensOf(urlWith());
    await renewal(tokens).run();
    await pass('50 minutes');
    await renewal(tokens).run();
    expect(asked).toHaveLength(1);
    await pass('6 minutes');
    await renewal(tokens).run();
    expect(asked).toHaveLength(2);
  });

  it('raises an alarm at once when it is refused, none for a service that is away for a moment, and ends it', async () => {
    const notes: AlarmNote[] = [];
    const hear = (note: unknown) => void notes.push(note as AlarmNote);
    alarmNotes.subscribe(hear);
    const { urlWith, answerWith } = await service();
    const url = urlWith();
    answerWith({ status: 503, body: {} });
    await renewal(tokensOf(url)).run();
    expect(notes).toEqual([]);
    answerWith({ status: 401, body: { error: 'invalid_client' } });
    await renewal(tokensOf(url)).run();
    expect(notes).toMatchObject([{ name: 'mail_token_down', text: expect.any(String) }]);
    answerWith('gives');
    await renewal(tokensOf(url)).run();
    alarmNotes.unsubscribe(hear);
    expect(notes.at(-1)).toEqual({ name: 'mail_token_down' });
  });
});
