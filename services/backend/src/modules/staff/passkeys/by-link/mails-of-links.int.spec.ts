import request from 'supertest';
import { addPasskey, makeByLink } from '../../../../../test/authenticator';
import { callAdmin } from '../../../../../test/call-admin';
import { configFor } from '../../../../../test/config-for';
import { cookieOf, cookieFor, origin } from '../../../../../test/sign-in';
import { startApi } from '../../../../../test/start-api';
import { type Mailing, startMailing } from '../../../../../test/start-mailing';
import { Database } from '../../../../platform/database/database';
import { CreateStaff } from '../../people/create-staff.use-case';
import { examinePasskeys } from './examine-passkeys.use-case';

const alone = { SIGN_IN_BY_PASSWORD: 'no' };

describe('Where passkeys are the only way in', () => {
  let mailing: Mailing;
  beforeAll(async () => void (mailing = await startMailing(alone)));
  afterAll(() => mailing.stop());

  const lastMailTo = async (email: string) => {
    await mailing.settled();
    return mailing.mailsTo(email).at(-1)!;
  };
  const tokenIn = (text: string | undefined, kind: string) =>
    new RegExp(`http://site\\.example/login2#${kind}=([\\w-]{43})\\b`).exec(text ?? '')?.[1] ?? '';

  it('the mails of an invitation, of a lost passkey and of a removed one lead to a new passkey, and that is told by mail', async () => {
    const { api } = mailing;
    const general = { name: 'Dev Menon', email: 'dev@plumbline.example', role: 'general' as const };
    const { link } = await api.app.get(CreateStaff, { strict: false }).run({ ...general, password: undefined });
    const cookie = cookieOf((await makeByLink(api, link?.split('=')[1] ?? '')).answer.headers);
    const person = { name: 'Asha Verma', email: 'asha@plumbline.example', role: 'hr' };
    const { body } = await callAdmin(api, 'post', '/api/admin/staff/invitations', { cookie, body: person }).expect(201);
    const invitation = await lastMailTo(person.email);
    expect(invitation.text).toContain('Make a passkey');
    expect(invitation.html).toContain(`#invite=${tokenIn(invitation.text, 'invite')}`);
    await makeByLink(api, tokenIn(invitation.text, 'invite'));

    await request(api.url).post('/api/password-resets').set('Origin', origin).send({ email: person.email }).expect(202);
    const lost = await lastMailTo(person.email);
    await makeByLink(api, tokenIn(lost.text, 'reset'));
    const told = await lastMailTo(person.email);
    expect(told.text).toContain('was made for your account by the link of a mail');

    const path = `/api/admin/staff/${(body as { id: string }).id}/passkeys`;
    await callAdmin(api, 'delete', path, { cookie }).expect(204);
    await mailing.settled();
    const texts = mailing.mailsTo(person.email).map(({ text }) => text ?? '');
    expect(texts.some((text) => text.includes('Dev Menon has removed') || text.includes('Dev Menon removed'))).toBe(
      true,
    );
    await makeByLink(api, texts.map((text) => tokenIn(text, 'reset')).findLast(Boolean) ?? '');
    for (const text of mailing.mailsTo(person.email).map((mail) => mail.text ?? ''))
      expect(text).not.toMatch(/password/i);
  });
});

describe('The doctor', () => {
  it('names the people without a passkey, before the switch where somebody has one, and after it as a warning', async () => {
    const api = await startApi();
    try {
      const database = api.app.get(Database, { strict: false });
      const examine = (settings: Record<string, string> = {}) => examinePasskeys(database, configFor(settings));
      const cookie = await cookieFor(api, 'general');
      expect(await examine()).toEqual([]);
      await addPasskey(api, cookie);
      expect(await examine(alone)).toMatchObject([{ state: 'good' }]);
      const person = { name: 'Asha Verma', email: 'asha@plumbline.example', role: 'hr' as const };
      await api.app.get(CreateStaff, { strict: false }).run({ ...person, password: 'tram violet gravel lantern' });
      const names = 'Asha Verma (asha@plumbline.example)';
      expect(await examine()).toMatchObject([{ state: 'good', says: expect.stringContaining(names) }]);
      expect(await examine(alone)).toMatchObject([{ state: 'warning', says: expect.stringContaining(names) }]);
      const invited = { name: 'Ravi Iyer', email: 'ravi@plumbline.example', role: 'hr' };
      await callAdmin(api, 'post', '/api/admin/staff/invitations', { cookie, body: invited }).expect(201);
      const [finding] = await examine(alone);
      expect(finding?.todo).toMatch(/^have Asha Verma \S+ ask for a link on the login page/);
      expect(finding?.todo).toContain('an administrator invite Ravi Iyer (ravi@plumbline.example) again');
      expect(await examine({ ...alone, OIDC_ISSUER: 'https://id.plumbline.example' })).toEqual([]);
    } finally {
      await api.stop();
    }
  });
});
