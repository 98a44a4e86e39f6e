import { configFor } from '../../../test/config-for';
import { eventually } from '../../../test/eventually';
import { makeMail } from '../../../test/make-mail';
import { startDovecot } from '../../../test/start-dovecot';
import { startReplies } from '../../../test/start-replies';
import { startTokenService } from '../../../test/start-token-service';
import { Database } from '../../platform/database/database';
import { inspectMailbox } from '../../platform/mailbox/inspect-mailbox';
import { MailTokens } from '../../platform/mail-tokens/mail-tokens';

const tokenLogin = async (mechanisms: string) => {
  const tokens = await startTokenService('office');
  const dovecot = await startDovecot({ introspectionUrl: tokens.introspectionUrl, mechanisms });
  return { tokens, dovecot };
};

let tokens: Awaited<ReturnType<typeof startTokenService>>;
let dovecot: Awaited<ReturnType<typeof startDovecot>>;
let desk: Awaited<ReturnType<typeof startReplies>>;
beforeAll(async () => {
  // Microsoft has this mechanism alone.
  ({ tokens, dovecot } = await tokenLogin('xoauth2'));
  desk = await startReplies(dovecot, 'office', {
    IMAP_URL: dovecot.tokenUrlOf('office'),
    MAIL_TOKEN_URL: tokens.urlWith(),
  });
});
afterAll(async () => {
  await desk?.stop();
  await dovecot?.stop();
  await tokens?.stop();
});

/** As a process besides the worker looks at the mailbox. */
const look = (IMAP_URL: string, MAIL_TOKEN_URL: string) => {
  const database = desk.api.app.get(Database, { strict: false });
  return inspectMailbox(database, IMAP_URL, new MailTokens(database, configFor({ MAIL_TOKEN_URL })));
};

describe('A mailbox that is signed in to by a token', () => {
  it('is read, also after the provider has ended the connection because the token is over', async () => {
    const { id, mails } = await desk.ask('token@mail.example');
    const answer = (text: string) =>
      dovecot.deliver('office', makeMail({ From: 'token@mail.example', 'In-Reply-To': mails.at(-1)!.messageId }, text));
    await answer('First.');
    expect(await desk.joined(id)).toMatchObject([{ text: 'First.' }]);
    tokens.revokeAll();
    await desk.api.sql(`UPDATE mail_tokens SET renewed_at = renewed_at - interval '2 minutes'`);
    dovecot.endConnections('office');
    await answer('Second.');
    expect(await desk.joined(id, 2)).toMatchObject([{ text: 'First.' }, { text: 'Second.' }]);
    expect(tokens.asked).toHaveLength(2);
  });

  it('is looked at for the doctor: how far it is read, or why it cannot be', async () => {
    expect(await look(dovecot.tokenUrlOf('office'), tokens.urlWith())).toEqual({
      fault: null,
      readAt: expect.any(Date),
      lastMailAt: expect.any(Date),
    });
    expect(await look(dovecot.tokenUrlOf('somebody'), tokens.urlWith())).toMatchObject({
      fault: expect.stringMatching(/auth/i),
      readAt: null,
    });
    expect(await look(`${dovecot.urlOf('office')}/Nowhere`, '')).toMatchObject({
      fault: expect.stringMatching(/exist/i),
    });
    const { urlWith, answerWith, stop } = await startTokenService('office');
    answerWith({ status: 401, body: { error: 'invalid_client' } });
    expect(await look(dovecot.tokenUrlOf('office'), urlWith())).toMatchObject({
      fault: 'The token service refuses our credentials (invalid_client)',
    });
    await stop();
  });

  it('may ask for the token in the way of RFC 7628', async () => {
    const other = await tokenLogin('oauthbearer xoauth2');
    try {
      expect(await look(other.dovecot.tokenUrlOf('office'), other.tokens.urlWith())).toMatchObject({ fault: null });
    } finally {
      await other.dovecot.stop();
      await other.tokens.stop();
    }
  });
});

describe('A token service that refuses', () => {
  it('is an alarm of the mailbox that cannot be read', async () => {
    tokens.answerWith({ status: 400, body: { error: 'invalid_grant' } });
    tokens.revokeAll();
    await desk.api.sql(
      `UPDATE mail_tokens SET expires_at = clock_timestamp(), renewed_at = renewed_at - interval '1 hour'`,
    );
    dovecot.endConnections('office');
    const alarms = () => desk.api.sql<{ name: string }>(`SELECT name FROM operator_alarms WHERE over_at IS NULL`);
    await eventually(async () => (await alarms()).length > 0, 'an alarm');
    expect((await alarms()).map(({ name }) => name)).toContain('mailbox_down');
  });
});
