import { addPasskey, signInByPasskey } from '../../../../test/authenticator';
import { Browser, clientSettings, startIdentityProvider } from '../../../../test/identity-provider';
import { codeOf, setUpTotp } from '../../../../test/one-time-codes';
import { addStaff, signIn, type TestPerson } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';
import { takeLink, tokenOf } from '../../../../test/take-link';

let api: TestApi;
let idp: Awaited<ReturnType<typeof startIdentityProvider>>;
beforeAll(async () => {
  idp = await startIdentityProvider();
  api = await startApi({ OIDC_ISSUER: idp.issuer, OIDC_NAME: 'Plumbline ID', ...clientSettings });
});
afterAll(async () => {
  await api.stop();
  await idp.stop();
});

async function browserOf(person: TestPerson): Promise<Browser> {
  const browser = new Browser(api);
  const [name = '', value = ''] = (await signIn(api, person)).split('=');
  browser.cookiesOf(api.url).set(name, value);
  return browser;
}

/** From the page Account. */
async function link(browser: Browser, account: string): Promise<string> {
  const begun = await browser.call('/api/session/identity', { method: 'POST' });
  expect(begun.status).toBe(201);
  const { url } = (await begun.json()) as { url: string };
  return browser.follow(await browser.logInThere(url, account));
}

const cookiesIn = (browser: Browser) => [...browser.cookiesOf(api.url)].map((pair) => pair.join('=')).join('; ');
const unlink = (browser: Browser, path = '/api/session/identity') => browser.call(path, { method: 'DELETE' });
const own = async (browser: Browser) => (await browser.call('/api/session/identity')).json();
const codeIn = async (response: Response) => ((await response.json()) as { code: string }).code;
const forgetConfirmation = () => api.sql(`UPDATE sessions SET confirmed_at = now() - interval '1 hour'`);
const idOf = async ({ email }: TestPerson) =>
  (await api.sql<{ id: string }>('SELECT id FROM staff WHERE email = $1', [email]))[0]!.id;

describe('An account at the identity provider', () => {
  it('is linked by somebody who is signed in, and unlinked again', async () => {
    const person = await addStaff(api, 'hr');
    const browser = await browserOf(person);
    expect(await own(browser)).toMatchObject({ hasPassword: true, provider: 'Plumbline ID', account: null });
    await idp.say('mara', { email: 'mara@elsewhere.example', email_verified: true });
    expect(await link(browser, 'mara')).toBe('/admin/account?provider=connected');
    expect(await own(browser)).toMatchObject({ account: 'mara@elsewhere.example', canUnlink: true });
    const other = new Browser(api);
    expect(await other.signInBy('mara')).toBe('/login2?provider=done');

    expect((await unlink(browser)).status).toBe(204);
    // Somebody else may have come in by it.
    expect(await other.whoami()).toBeUndefined();
    expect(await own(browser)).toMatchObject({ account: null });
    expect(await new Browser(api).signInBy('mara')).toBe('/login2?provider=connect');
    expect(await codeIn(await unlink(browser))).toBe('identity_missing');
  });

  it('is one of a person, and a person has one', async () => {
    const [one, two] = [await browserOf(await addStaff(api, 'hr')), await browserOf(await addStaff(api, 'hr'))];
    expect(await link(one, 'first')).toBe('/admin/account?provider=connected');
    expect(await link(two, 'first')).toBe('/admin/account?provider=taken');
    one.cookiesOf(idp.issuer).clear();
    expect(await link(one, 'second')).toBe('/admin/account?provider=taken');
  });

  it('is not linked to a session that has ended meanwhile, nor by one that was not confirmed', async () => {
    const browser = await browserOf(await addStaff(api, 'hr'));
    const begun = await browser.call('/api/session/identity', { method: 'POST' });
    const { url } = (await begun.json()) as { url: string };
    const back = await browser.logInThere(url, 'late');
    await browser.call('/api/session', { method: 'DELETE' });
    expect(await browser.follow(back)).toBe('/admin/account?provider=expired');
    const stale = await browserOf(await addStaff(api, 'hr'));
    await forgetConfirmation();
    expect(await codeIn(await stale.call('/api/session/identity', { method: 'POST' }))).toBe('confirm_password');
    expect(await codeIn(await unlink(stale))).toBe('confirm_password');
  });

  it('accepts an invitation in place of a password, once', async () => {
    const admin = await browserOf(await addStaff(api, 'general'));
    const invited = { name: 'Kiran Rao', email: `kiran-${Date.now()}@plumbline.example`, role: 'hr' };
    await admin.call('/api/admin/staff/invitations', { method: 'POST', body: invited });
    const token = tokenOf(await takeLink(api, invited.email));
    const begin = (browser: Browser) => browser.call('/api/invitations/provider', { method: 'POST', body: { token } });
    const browser = new Browser(api);
    const { url } = (await (await begin(browser)).json()) as { url: string };
    expect(await browser.follow(await browser.logInThere(url, 'kiran'))).toBe('/login2?provider=done');
    expect(await browser.whoami()).toMatchObject({ email: invited.email });
    expect(await own(browser)).toMatchObject({ hasPassword: false, canUnlink: false });
    expect(await codeIn(await begin(new Browser(api)))).toBe('link_not_good');
    expect(await codeIn(await unlink(browser))).toBe('last_way_in');
    // Without a password the set-up of codes needs a session that was confirmed, and has it.
    expect((await browser.call('/api/session/totp', { method: 'POST', body: {} })).status).toBe(201);
    await forgetConfirmation();
    expect(await codeIn(await browser.call('/api/session/totp', { method: 'POST', body: {} }))).toBe(
      'confirm_password',
    );
  });

  it('is unlinked from others by general administrators, and their sessions end', async () => {
    const person = await addStaff(api, 'hr');
    const browser = await browserOf(person);
    await link(browser, 'victim');
    const [admin, hr] = [await addStaff(api, 'general'), await addStaff(api, 'hr')];
    const path = `/api/admin/staff/${await idOf(person)}/identity`;
    expect((await unlink(await browserOf(hr), path)).status).toBe(403);
    const asAdmin = await browserOf(admin);
    expect((await unlink(asAdmin, path)).status).toBe(204);
    expect(await browser.whoami()).toBeUndefined();
    expect(await codeIn(await unlink(asAdmin, path))).toBe('identity_missing');
    expect(await codeIn(await unlink(asAdmin, `/api/admin/staff/${await idOf(admin)}/identity`))).toBe('own_account');
    const [told] = await api.sql(
      `SELECT kind FROM staff_notices WHERE kind = 'identity-unlinked' AND actor_id <> person_id`,
    );
    expect(told).toBeDefined();
  });
});

describe('The account of somebody without a password', () => {
  /** A person who has accepted an invitation by the identity provider. */
  async function invite(admin: Browser, email: string, account: string): Promise<Browser> {
    await admin.call('/api/admin/staff/invitations', {
      method: 'POST',
      body: { name: 'Ines Roth', email, role: 'hr' },
    });
    const token = tokenOf(await takeLink(api, email));
    const browser = new Browser(api);
    const begun = await browser.call('/api/invitations/provider', { method: 'POST', body: { token } });
    const { url } = (await begun.json()) as { url: string };
    expect(await browser.follow(await browser.logInThere(url, account))).toBe('/login2?provider=done');
    return browser;
  }

  it('is unlinked together with the passkeys, which open nothing after the next invitation', async () => {
    const admin = await browserOf(await addStaff(api, 'general'));
    const email = `ines-${Date.now()}@plumbline.example`;
    const { device } = await addPasskey(api, cookiesIn(await invite(admin, email, 'ines')));
    expect((await signInByPasskey(api, device)).status).toBe(201);
    const [person] = await api.sql<{ id: string }>('SELECT id FROM staff WHERE email = $1', [email]);
    expect((await unlink(admin, `/api/admin/staff/${person!.id}/identity`)).status).toBe(204);
    await invite(admin, email, 'ines-again');
    expect((await signInByPasskey(api, device)).status).toBe(401);
    const [row] = await api.sql(`SELECT details FROM audit_log WHERE action = 'identity.unlinked' ORDER BY id DESC`);
    expect(row).toMatchObject({ details: { passkeys: [expect.any(String)] } });
  });
});

describe('Confirming a session at the identity provider', () => {
  const confirm = async (browser: Browser, account: string) =>
    browser.follow(await browser.logInThere(await browser.follow('/api/session/provider/confirm'), account));

  it('takes a new login there, although the provider knows the person still, and gives the session a new id', async () => {
    const browser = await browserOf(await addStaff(api, 'hr'));
    await link(browser, 'fresh');
    await forgetConfirmation();
    const before = new Map(browser.cookiesOf(api.url));
    expect(await codeIn(await unlink(browser))).toBe('confirm_password');
    expect(await confirm(browser, 'fresh')).toBe('/login2?provider=confirmed&window=1');
    expect((await unlink(browser)).status).toBe(204);
    browser.cookiesOf(api.url).set('session', before.get('session')!);
    expect(await browser.whoami()).toBeUndefined();
  });

  it('is needed where the provider has let somebody through whom it knew still', async () => {
    const browser = await browserOf(await addStaff(api, 'hr'));
    await link(browser, 'known');
    const later = new Browser(api);
    const begin = () => later.follow('/api/session/provider?area=hr');
    await later.follow(await later.logInThere(await begin(), 'known', 3_600));
    await later.follow(await later.logInThere(await begin(), 'known'));
    expect(await codeIn(await unlink(later))).toBe('confirm_password');
    expect(await confirm(later, 'known')).toBe('/login2?provider=confirmed&window=1');
    expect((await unlink(later)).status).toBe(204);
  });

  it('is not needed right after a login there', async () => {
    await link(await browserOf(await addStaff(api, 'hr')), 'just-now');
    const later = new Browser(api);
    await later.signInBy('just-now');
    expect((await unlink(later)).status).toBe(204);
  });

  it('takes no other account, and asks for the code of those who have codes', async () => {
    const person = await addStaff(api, 'hr');
    const browser = await browserOf(person);
    await link(browser, 'own');
    browser.cookiesOf(idp.issuer).clear();
    expect(await confirm(browser, 'foreign')).toBe('/login2?provider=other-account&window=1');
    const { secret } = await setUpTotp(api, cookiesIn(browser), person);
    const again = new Browser(api);
    await again.signInBy('own');
    const give = (code: string) => again.call('/api/session/provider/step', { method: 'POST', body: { code } });
    expect((await give(codeOf(secret))).status).toBe(200);
    await forgetConfirmation();
    expect(await confirm(again, 'own')).toBe('/login2?provider=code&window=1');
    expect(await (await give(codeOf(secret, 1))).json()).toMatchObject({ outcome: 'confirmed' });
    expect((await again.call('/api/session/identity', { method: 'POST' })).status).toBe(201);
  });

  it('is for those who are signed in', async () => {
    expect((await new Browser(api).call('/api/session/provider/confirm')).status).toBe(401);
  });
});
