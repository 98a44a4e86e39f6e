import { Browser, clientSettings, startIdentityProvider } from '../../../../test/identity-provider';
import { addStaff, signIn } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';

let api: TestApi;
let idp: Awaited<ReturnType<typeof startIdentityProvider>>;
beforeAll(async () => {
  idp = await startIdentityProvider({ inToken: true });
  api = await startApi({
    OIDC_ISSUER: idp.issuer,
    OIDC_ROLE_CLAIM: 'groups',
    OIDC_GENERAL_VALUES: 'front-admins',
    OIDC_HR_VALUES: 'recruiters, people team',
    ...clientSettings,
  });
});
afterAll(async () => {
  await api.stop();
  await idp.stop();
});

const say = (account: string, claims: object) => idp.say(account, { email_verified: true, ...claims });
const staffOf = (email: string) =>
  api.sql<{ id: string; name: string; role: string; has_password: boolean }>(
    'SELECT id, name, role, password_hash IS NOT NULL AS has_password FROM staff WHERE email = $1',
    [email],
  );
const actionsAbout = async (email: string) =>
  (
    await api.sql<{ action: string }>(
      `SELECT a.action FROM audit_log a JOIN staff s ON s.id = a.subject_id::uuid
       WHERE s.email = $1 AND a.subject_type = 'staff' ORDER BY a.id`,
      [email],
    )
  ).map(({ action }) => action);

describe('Roles by a claim of the identity provider', () => {
  it('make somebody staff at the first sign-in, without a password', async () => {
    await say('asha', { email: 'asha@plumbline.example', name: 'Asha Verma', groups: ['all', 'people team'] });
    const browser = new Browser(api);
    expect(await browser.signInBy('asha', 'area=general')).toBe('/login2?provider=done');
    expect(await browser.whoami()).toMatchObject({ name: 'Asha Verma', role: 'hr' });
    expect(await staffOf('asha@plumbline.example')).toMatchObject([{ role: 'hr', has_password: false }]);
    expect(await actionsAbout('asha@plumbline.example')).toEqual(['staff.created', 'identity.linked']);
    const [event] = await api.sql(`SELECT kind FROM staff_notices ORDER BY at DESC LIMIT 1`);
    expect(event).toEqual({ kind: 'identity-linked' });
  });

  it('refuse people without a role, and end the sessions of those who have lost theirs', async () => {
    await say('guest', { email: 'guest@plumbline.example', groups: ['all'] });
    expect(await new Browser(api).signInBy('guest')).toBe('/login2?provider=refused');
    expect(await staffOf('guest@plumbline.example')).toEqual([]);

    await say('ravi', { email: 'ravi@plumbline.example', groups: ['recruiters'] });
    const there = new Browser(api);
    await there.signInBy('ravi');
    expect(await there.whoami()).toBeDefined();
    await say('ravi', { email: 'ravi@plumbline.example' });
    expect(await new Browser(api).signInBy('ravi')).toBe('/login2?provider=refused');
    expect(await there.whoami()).toBeUndefined();
    const [row] = await api.sql(`SELECT details FROM audit_log WHERE action = 'session.refused' ORDER BY id DESC`);
    expect(row).toMatchObject({ details: { fault: 'no role', sessionsEnded: 1 } });
  });

  it('follow the claim at each sign-in, and tell every general administrator of a new one', async () => {
    const admin = await addStaff(api, 'general');
    await say('uma', { email: 'uma@plumbline.example', name: 'Uma Iyer', groups: ['recruiters'] });
    await new Browser(api).signInBy('uma');
    await say('uma', { email: 'uma@plumbline.example', name: 'Uma Iyer', groups: ['front-admins', 'recruiters'] });
    const browser = new Browser(api);
    expect(await browser.signInBy('uma')).toBe('/login?provider=done');
    expect(await browser.whoami()).toMatchObject({ role: 'general' });
    expect(await actionsAbout('uma@plumbline.example')).toContain('staff.updated');
    const told = await api.sql<{ email: string }>(
      `SELECT r.email FROM staff_notices n JOIN staff r ON r.id = n.recipient_id WHERE n.kind = 'administrator-added'`,
    );
    expect(told.map(({ email }) => email).toSorted()).toEqual([admin.email, 'uma@plumbline.example'].toSorted());
    await say('uma', { email: 'uma@plumbline.example', groups: ['recruiters'] });
    expect(await new Browser(api).signInBy('uma')).toBe('/login2?provider=done');
  });

  it('do not take the role of the last general administrator who can sign in', async () => {
    await api.sql(`UPDATE staff SET disabled_at = now() WHERE role = 'general'`);
    await say('last', { email: 'last@plumbline.example', groups: 'front-admins' });
    await new Browser(api).signInBy('last');
    await say('last', { email: 'last@plumbline.example', groups: 'recruiters' });
    const browser = new Browser(api);
    expect(await browser.signInBy('last')).toBe('/login2?provider=last-admin');
    expect(await browser.whoami()).toBeUndefined();
    expect(await staffOf('last@plumbline.example')).toMatchObject([{ role: 'general' }]);
  });

  it('fault 693: make nobody of an address that is refuted, not said to be verified, or missing, nor of one that somebody has already', async () => {
    await say('liar', { email: 'liar@plumbline.example', email_verified: false, groups: ['recruiters'] });
    expect(await new Browser(api).signInBy('liar')).toBe('/login2?provider=refused');
    await say('silent', { email: 'silent@plumbline.example', email_verified: undefined, groups: ['recruiters'] });
    expect(await new Browser(api).signInBy('silent')).toBe('/login2?provider=refused');
    const [row] = await api.sql(`SELECT details FROM audit_log WHERE action = 'session.refused' ORDER BY id DESC`);
    expect(row).toMatchObject({ details: { fault: 'address not verified, see OIDC_TRUST_EMAIL' } });
    for (const name of ['liar', 'silent']) expect(await staffOf(`${name}@plumbline.example`)).toEqual([]);
    await say('nameless', { groups: ['recruiters'] });
    expect(await new Browser(api).signInBy('nameless')).toBe('/login2?provider=refused');

    const person = await addStaff(api, 'hr');
    await say('double', { email: person.email, groups: ['front-admins'] });
    const browser = new Browser(api);
    expect(await browser.signInBy('double')).toBe('/login2?provider=connect');
    const { email, password } = person;
    const given = { method: 'POST', body: { email, password } };
    expect(await (await browser.call('/api/session/provider/step', given)).json()).toEqual({
      outcome: 'done',
      landing: '/login?provider=done',
    });
    expect(await browser.whoami()).toMatchObject({ email, role: 'general' });
  });

  it('are read of the token where only the word that the address is verified is missing, and the description cannot be had', async () => {
    const claims = { email: 'entra@plumbline.example', groups: ['recruiters'] };
    await say('entra', claims);
    await new Browser(api).signInBy('entra');
    await say('entra', { ...claims, email_verified: undefined, undescribed: true });
    expect(await new Browser(api).signInBy('entra')).toBe('/login2?provider=done');
    await say('entra', { email_verified: undefined, undescribed: true });
    expect(await new Browser(api).signInBy('entra')).not.toBe('/login2?provider=done');
  });

  it('leave people of the provider out of what is for people with a password', async () => {
    await say('nina', { email: 'nina@plumbline.example', name: 'Nina Rao', groups: ['recruiters'] });
    await new Browser(api).signInBy('nina');
    const admin = await signIn(api, await addStaff(api, 'general'));
    const call = (path: string, init: RequestInit = {}) =>
      fetch(`${api.url}${path}`, {
        ...init,
        headers: { Cookie: admin, Origin: 'http://site.example', 'Content-Type': 'application/json' },
      });
    const [found] = (await (
      await call(`/api/admin/staff?filter=${encodeURIComponent('{"q":"nina@"}')}`)
    ).json()) as object[];
    expect(found).toMatchObject({ state: 'active', methods: ['provider'], identity: 'nina@plumbline.example' });
    const body = JSON.stringify({ name: 'Somebody', email: 'nina@plumbline.example', role: 'general' });
    expect((await call('/api/admin/staff/invitations', { method: 'POST', body })).status).toBe(409);
  });
});

describe('A provider that is trusted with the addresses of its people', () => {
  it.each([
    ['says nothing', {}],
    ['calls every address unverified', { email_verified: false }],
  ])('makes somebody staff where it %s about them', async (name, verified) => {
    const trusting = await startApi({
      OIDC_ISSUER: idp.issuer,
      OIDC_ROLE_CLAIM: 'groups',
      OIDC_HR_VALUES: 'recruiters',
      OIDC_TRUST_EMAIL: 'yes',
      ...clientSettings,
    });
    try {
      const account = name.split(' ')[0]!;
      await idp.say(account, { email: `${account}@plumbline.example`, groups: ['recruiters'], ...verified });
      const browser = new Browser(trusting);
      expect(await browser.signInBy(account)).toBe('/login2?provider=done');
      expect(await browser.whoami()).toMatchObject({ email: `${account}@plumbline.example`, role: 'hr' });
    } finally {
      await trusting.stop();
    }
  });
});
