import { codeOf, setUpTotp } from '../../../../test/one-time-codes';
import { Browser, clientSettings, startIdentityProvider } from '../../../../test/identity-provider';
import { addStaff, signIn, type TestPerson } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';

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

const done = '/login2?provider=done';
const step = (browser: Browser, given: Partial<TestPerson> & { code?: string }) => {
  const { email, password, code } = given;
  return browser.call('/api/session/provider/step', { method: 'POST', body: { email, password, code } });
};
const lastAudit = async (action: string) =>
  (
    await api.sql<{ details: Record<string, unknown>; actor_name: string | null }>(
      'SELECT details, actor_name FROM audit_log WHERE action = $1 ORDER BY id DESC LIMIT 1',
      [action],
    )
  )[0];
const codeIn = async (response: Response) => ((await response.json()) as { code: string }).code;

/** Somebody of the staff whose account at the provider, of the name of their address, is linked. */
async function addLinked(role: 'general' | 'hr' = 'hr'): Promise<{ person: TestPerson; account: string }> {
  const person = await addStaff(api, role);
  const account = person.email.split('@', 1)[0]!;
  await idp.say(account, { email: person.email, email_verified: true, name: person.name });
  const browser = new Browser(api);
  await browser.signInBy(account);
  expect((await step(browser, person)).status).toBe(200);
  return { person, account };
}

describe('Signing in by the identity provider', () => {
  it('asks for the password of the account once, and then for nothing', async () => {
    const person = await addStaff(api, 'hr');
    await idp.say('mara', { email: person.email.toUpperCase(), email_verified: true, name: 'Mara Ott' });
    const browser = new Browser(api);
    expect(await browser.signInBy('mara', 'area=hr&next=/admin/applications')).toBe(
      '/login2?provider=connect&next=%2Fadmin%2Fapplications',
    );
    expect(await browser.whoami()).toBeUndefined();
    const waits = await (await browser.call('/api/session/provider/step')).json();
    expect(waits).toEqual({ needs: 'connect', account: person.email, email: person.email });
    expect(await codeIn(await step(browser, { email: person.email, password: 'another violet lantern tram' }))).toBe(
      'invalid_credentials',
    );
    const answer = await step(browser, { email: person.email, password: person.password });
    expect(await answer.json()).toEqual({
      outcome: 'done',
      landing: '/login2?provider=done&next=%2Fadmin%2Fapplications',
    });
    expect(await browser.whoami()).toMatchObject({ email: person.email });
    expect(await lastAudit('identity.linked')).toMatchObject({ details: { by: 'password', issuer: idp.issuer } });
    expect((await browser.call('/api/session/provider/step')).status).toBe(410);

    const later = new Browser(api);
    expect(await later.signInBy('mara')).toBe(done);
    expect(await later.whoami()).toMatchObject({ email: person.email, role: 'hr' });
    expect(await lastAudit('session.started')).toMatchObject({ details: { method: 'provider' } });
  });

  it('leads to the area of the person, whichever page it began on, and to no other site', async () => {
    const { account } = await addLinked('general');
    expect(await new Browser(api).signInBy(account, 'area=hr')).toBe('/login?provider=done');
    for (const next of [
      'https://evil.example/admin/',
      '//evil.example/admin/',
      '/admin/../login',
      '/admin/%0d%0aX: y&next=b',
    ])
      expect(await new Browser(api).signInBy(account, `area=hr&next=${encodeURI(next)}`)).toBe('/login?provider=done');
  });

  it('asks those for a code who have one-time codes', async () => {
    const { person, account } = await addLinked();
    const { secret } = await setUpTotp(api, await signIn(api, person), person);
    const browser = new Browser(api);
    expect(await browser.signInBy(account)).toBe('/login2?provider=code');
    expect(await browser.whoami()).toBeUndefined();
    expect(await codeIn(await step(browser, {}))).toBe('second_factor_required');
    expect(await codeIn(await step(browser, { code: '000000' }))).toBe('wrong_second_factor');
    expect((await step(browser, { code: codeOf(secret) })).status).toBe(200);
    expect(await browser.whoami()).toMatchObject({ email: person.email });
  });

  it('asks for a code before it connects, too', async () => {
    const person = await addStaff(api, 'hr');
    const { secret } = await setUpTotp(api, await signIn(api, person), person);
    await idp.say('coded', { email: person.email, email_verified: true });
    const browser = new Browser(api);
    await browser.signInBy('coded');
    expect(await codeIn(await step(browser, person))).toBe('second_factor_required');
    expect((await step(browser, { ...person, code: codeOf(secret) })).status).toBe(200);
  });

  it('takes an account by no address, not even a checked one', async () => {
    const { person } = await addLinked();
    await idp.say('thief', { email: person.email, email_verified: true });
    const thief = new Browser(api);
    expect(await thief.signInBy('thief')).toBe('/login2?provider=connect');
    expect(await thief.whoami()).toBeUndefined();
    // Even with the password: the person has an account there already.
    expect(await (await step(thief, person)).json()).toMatchObject({ outcome: 'taken' });
  });

  it('tells those who are disabled that they are, and nobody who is staff', async () => {
    const { person, account } = await addLinked();
    await api.sql('UPDATE staff SET disabled_at = now() WHERE email = $1', [person.email]);
    const browser = new Browser(api);
    expect(await browser.signInBy(account)).toBe('/login2?provider=disabled');
    expect(await browser.whoami()).toBeUndefined();
    await idp.say('stranger', { email: 'stranger@elsewhere.example', email_verified: true });
    expect(await new Browser(api).signInBy('stranger')).toBe('/login2?provider=connect');
  });

  it('says when somebody goes back at the provider, and that an answer counts once, here and in one browser', async () => {
    const { account } = await addLinked();
    const browser = new Browser(api);
    expect(await browser.signInBy('')).toBe('/login2?provider=denied');
    const back = await browser.logInThere(await browser.follow('/api/session/provider?area=hr'), account);
    expect(await new Browser(api).follow(back)).toBe('/login?provider=expired');
    expect(await browser.follow(back)).toBe(done);
    expect(await browser.follow(back)).toBe('/login?provider=expired');
    expect(await browser.follow('/api/session/provider/callback')).toBe('/login?provider=expired');
    expect(await browser.follow('/api/session/provider/callback?state=a&state=b')).toBe('/login?provider=expired');
  });

  it('keeps two tabs apart, and no more cookies than a few', async () => {
    const { account } = await addLinked();
    const browser = new Browser(api);
    const first = await browser.follow('/api/session/provider?area=hr');
    const second = await browser.follow('/api/session/provider?area=hr');
    const [a, b] = [await browser.logInThere(first, account), await browser.logInThere(second, account)];
    expect(await browser.follow(a)).toBe(done);
    expect(await browser.follow(b)).toBe(done);
    for (let at = 0; at < 12; at += 1) await browser.follow('/api/session/provider?area=hr');
    const names = [...browser.cookiesOf(api.url).keys()].filter((name) => name.startsWith('provider-visit-'));
    expect(names.length).toBeLessThanOrEqual(4);
  });

  it('refuses an answer with another state, code, issuer or nonce', async () => {
    const { account } = await addLinked();
    const come = async (change: (query: URLSearchParams) => void) => {
      const browser = new Browser(api);
      const [path, query] = (
        await browser.logInThere(await browser.follow('/api/session/provider?area=hr'), account)
      ).split('?');
      const changed = new URLSearchParams(query);
      change(changed);
      return browser.follow(`${path}?${changed.toString()}`);
    };
    expect(await come((query) => query.set('code', 'A'.repeat(43)))).toBe('/login2?provider=expired');
    expect(await come((query) => query.set('iss', 'https://evil.example'))).toBe('/login2?provider=invalid');
    expect(await come((query) => query.set('state', `${query.get('state')}x`))).toBe('/login?provider=expired');
    // The code of somebody else's visit: it belongs to another verifier.
    const other = new Browser(api);
    const foreign = await other.logInThere(await other.follow('/api/session/provider'), account);
    const code = new URLSearchParams(foreign.split('?')[1]).get('code')!;
    expect(await come((query) => query.set('code', code))).toBe('/login2?provider=expired');
  });

  it('goes on after the provider was away and has other keys', async () => {
    const { person, account } = await addLinked();
    await idp.restart();
    await idp.say(account, { email: person.email });
    const browser = new Browser(api);
    const landing = await browser.signInBy(account);
    // Keys of less than a minute ago are believed once more, and then looked up anew.
    expect(landing === done ? done : await new Browser(api).signInBy(account)).toBe(done);
  });
});
