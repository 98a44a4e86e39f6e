import { callAdmin } from '../../../../test/call-admin';
import { Browser, clientSettings, startIdentityProvider } from '../../../../test/identity-provider';
import { codeOf, setUpTotp } from '../../../../test/one-time-codes';
import { setReadOnly } from '../../../../test/read-only';
import { addStaff, postSession, signIn } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';
import { ConfigError, loadApiConfig } from '../../../platform/config/load-config';
import { baseSettings } from '../../../../test/config-for';

const issuer = 'https://id.plumbline.example';
const whole = { OIDC_ISSUER: issuer, ...clientSettings };
const problemsOf = (settings: Record<string, string>): string => {
  try {
    loadApiConfig({ ...baseSettings, ...settings });
    return '';
  } catch (error) {
    return (error as ConfigError).problems.join('\n');
  }
};

describe('The settings of the identity provider', () => {
  it.each([
    [{ ...whole, OIDC_CLIENT_SECRET: '' }, 'OIDC_CLIENT_SECRET is not set'],
    [{ ...clientSettings }, 'OIDC_ISSUER is not set'],
    [{ ...whole, OIDC_CLIENT_SECRET: 'changeme-changeme-1' }, 'OIDC_CLIENT_SECRET looks like a sample value'],
    [{ ...whole, OIDC_CLIENT_SECRET: 'tooshort' }, 'OIDC_CLIENT_SECRET must have at least 16 characters'],
    [{ ...whole, OIDC_ISSUER: 'http://id.plumbline.example' }, 'OIDC_ISSUER must begin with https:'],
    [{ ...whole, OIDC_ISSUER: `${issuer}/.well-known/openid-configuration` }, 'without /.well-known'],
    [{ ...whole, OIDC_ISSUER: 'https://login.microsoftonline.com/common/v2.0' }, 'must name your own tenant'],
    [{ ...whole, OIDC_SCOPES: 'profile email' }, 'OIDC_SCOPES must have openid'],
    [{ ...whole, OIDC_ROLE_CLAIM: 'groups' }, 'nobody would have a role'],
    [{ ...whole, OIDC_HR_VALUES: 'hr' }, 'OIDC_ROLE_CLAIM is not set'],
    [{ ...whole, OIDC_ROLE_CLAIM: 'g', OIDC_HR_VALUES: 'a,b', OIDC_GENERAL_VALUES: 'b' }, 'a value in common'],
    [{ ...whole, OIDC_ROLE_CLAIM: 'g', OIDC_HR_VALUES: 'a,,b' }, 'OIDC_HR_VALUES must be values'],
    [{ SIGN_IN_BY_PASSWORD: 'no' }, 'SITE_URL must begin with https:'],
    [{ SIGN_IN_BY_PASSWORD: 'no', SITE_URL: 'https://192.0.2.7' }, 'SITE_URL must have a name for its host'],
    [{ SIGN_IN_BY_PASSWORD: 'no', SIGN_IN_BY_PASSKEY: 'no' }, 'SIGN_IN_BY_PASSKEY must not be no'],
  ])('%j are refused', (settings, problem) => {
    expect(problemsOf(settings)).toContain(problem);
  });

  it('are taken where they are whole', () => {
    expect(problemsOf({ ...whole, SIGN_IN_BY_PASSWORD: 'no' })).toBe('');
    for (const SITE_URL of ['https://jobs.plumbline.example', 'http://127.0.0.1:8080'])
      expect(problemsOf({ SIGN_IN_BY_PASSWORD: 'no', SITE_URL })).toBe('');
    expect(problemsOf({ ...whole, OIDC_ISSUER: 'http://127.0.0.1:9000/realms/plumbline/' })).toBe('');
  });
});

describe('With passwords off', () => {
  let api: TestApi;
  let idp: Awaited<ReturnType<typeof startIdentityProvider>>;
  beforeAll(async () => {
    idp = await startIdentityProvider();
    const settings = { SIGN_IN_BY_PASSWORD: 'no', OIDC_SECOND_FACTOR: 'provider', REQUIRE_TOTP: 'all' };
    api = await startApi({ OIDC_ISSUER: idp.issuer, OIDC_NAME: 'Plumbline ID', ...settings, ...clientSettings });
  });
  afterAll(async () => {
    await api.stop();
    await idp.stop();
  });

  const shut = (email: string) =>
    api.sql(`UPDATE staff SET password_opens_until = now() - interval '1 minute' WHERE email = $1`, [email]);
  const methods = async () => (await fetch(`${api.url}/api/session/methods`)).json();

  it('a password opens the account once to connect it, and the provider’s second factor is enough', async () => {
    const person = await addStaff(api, 'hr');
    const { email, password } = person;
    await shut(email);
    await idp.say('mara', { email });
    const browser = new Browser(api);
    await browser.signInBy('mara');
    const given = { method: 'POST', body: { email, password } };
    expect((await browser.call('/api/session/provider/step', given)).status).toBe(200);
    expect(await browser.whoami()).toMatchObject({ mustSetUpSecondFactor: false });
    expect((await browser.call('/api/session/sessions')).status).toBe(200);
    expect((await browser.call('/api/session/identity', { method: 'DELETE' })).status).toBe(409);
  });

  it('a password that the operator has set lets in for a day, with the codes of those who have them', async () => {
    const person = await addStaff(api, 'general');
    const { name, email, password, role } = person;
    await postSession(api, { name, email, password, area: role }).expect(201);
    const { secret } = await setUpTotp(api, await signIn(api, person), person);
    await postSession(api, { name, email, password, area: role, code: codeOf(secret) }).expect(201);
    await shut(email);
    const refused = [
      { name, email, password, area: role, code: codeOf(secret, 1) },
      { name, email, password: 'gravel lantern violet tram', area: role },
      { name, email: 'nobody@plumbline.example', password, area: role },
    ];
    for (const body of refused) expect((await postSession(api, body).expect(403)).body.code).toBe('sign_in_method_off');
  });

  it('the pages hear that the provider is away, and the API goes on', async () => {
    await new Browser(api).signInBy('mara');
    expect(await methods()).toMatchObject({ password: false, provider: 'Plumbline ID', providerIsAway: false });
    await idp.stop();
    const late = await startApi({ OIDC_ISSUER: idp.issuer, OIDC_NAME: 'Plumbline ID', ...clientSettings });
    try {
      expect(await new Browser(late).signInBy('mara', 'area=hr&next=/admin/x')).toBe(
        '/login2?provider=away&next=%2Fadmin%2Fx',
      );
      const answer = await (await fetch(`${late.url}/api/session/methods`)).json();
      expect(answer).toMatchObject({ password: true, provider: 'Plumbline ID', providerIsAway: true });
      await signIn(late, await addStaff(late, 'hr'));
    } finally {
      await late.stop();
    }
  });
});

describe('With a secret that the provider does not take any more', () => {
  it('the visit says so, and the audit log has what the provider has said', async () => {
    const idp = await startIdentityProvider();
    const settings = { OIDC_ISSUER: idp.issuer, ...clientSettings, OIDC_CLIENT_SECRET: 'expired-w4t7y1u5i8o2p6' };
    const api = await startApi(settings);
    try {
      expect(await new Browser(api).signInBy('mara')).toBe('/login2?provider=invalid');
      const [row] = await api.sql(`SELECT details FROM audit_log WHERE action = 'session.refused'`);
      expect(row).toMatchObject({ details: { method: 'provider', fault: 'invalid_client' } });
    } finally {
      await api.stop();
      await idp.stop();
    }
  });
});

describe('An account of a provider of before', () => {
  it('is marked in the list of the staff and beside the person, until it is unlinked or another one is connected', async () => {
    const api = await startApi({ OIDC_ISSUER: issuer, ...clientSettings });
    try {
      const cookie = await signIn(api, await addStaff(api, 'general'));
      const [former, present, without] = [
        await addStaff(api, 'hr'),
        await addStaff(api, 'hr'),
        await addStaff(api, 'hr'),
      ];
      const link = (email: string, at: string) =>
        api.sql(
          `INSERT INTO staff_identities (issuer, subject, staff_id, label) SELECT $2, id, id, 'mara' FROM staff WHERE email = $1`,
          [email, at],
        );
      await link(former.email, 'https://id.former.example');
      await link(present.email, issuer);
      const { body } = await callAdmin(api, 'get', '/api/admin/staff', { cookie }).expect(200);
      const listed = body as { id: string; email: string; identity: string | null; formerProvider: string | null }[];
      const of = ({ email }: { email: string }) => listed.find((one) => one.email === email)!;
      expect([former, present, without].map((one) => [of(one).identity, of(one).formerProvider])).toEqual([
        ['mara', 'https://id.former.example'],
        ['mara', null],
        [null, null],
      ]);
      const { id } = of(former);
      const find = () => callAdmin(api, 'get', `/api/admin/staff/${id}`, { cookie }).expect(200);
      expect((await find()).body).toMatchObject({
        formerProvider: 'https://id.former.example',
        methods: expect.arrayContaining(['provider']),
      });
    } finally {
      await api.stop();
    }
  });
});

describe('A browser that an error meets on its way', () => {
  it('comes to the login page while the database takes nothing, on its way back and where it confirms a session', async () => {
    const idp = await startIdentityProvider();
    const api = await startApi({ OIDC_ISSUER: idp.issuer, ...clientSettings });
    const open = async (browser: Browser, path: string, accept = 'text/html') => {
      const Cookie = [...browser.cookiesOf(api.url)].map((pair) => pair.join('=')).join('; ');
      const { status, headers } = await fetch(`${api.url}${path}`, { redirect: 'manual', headers: { accept, Cookie } });
      return [status, headers.get('location')];
    };
    try {
      const { email, password } = await addStaff(api, 'hr');
      await idp.say('mara', { email });
      const browser = new Browser(api);
      await browser.signInBy('mara');
      const step = { method: 'POST', body: { email, password } };
      expect((await browser.call('/api/session/provider/step', step)).status).toBe(200);
      const other = new Browser(api);
      const back = await other.logInThere(await other.follow('/api/session/provider?area=hr'), 'mara');
      await setReadOnly(api, true);
      expect(await open(other, back)).toEqual([303, '/login?provider=busy']);
      await setReadOnly(api, false);
      await api.sql('ALTER TABLE sessions RENAME TO sessions_away');
      await api.sql('CREATE VIEW sessions AS SELECT * FROM sessions_away WHERE pg_terminate_backend(pg_backend_pid())');
      const confirm = '/api/session/provider/confirm';
      expect(await open(browser, confirm)).toEqual([303, '/login?provider=busy&window=1']);
      expect(await open(browser, confirm, 'application/json')).toEqual([503, null]);
    } finally {
      await api.stop();
      await idp.stop();
    }
  });

  it('comes to the login page, where a program gets the error itself', async () => {
    const idp = await startIdentityProvider();
    const api = await startApi({ OIDC_ISSUER: idp.issuer, ...clientSettings, RATE_LIMIT_SIGN_IN: '1' });
    const open = async (path: string, accept: string) => {
      const url = `${api.url}/api/session/provider${path}`;
      const { status, headers } = await fetch(url, { redirect: 'manual', headers: { Accept: accept } });
      return [status, headers.get('location')];
    };
    const page = 'text/html,application/xhtml+xml,*/*;q=0.8';
    try {
      expect(await open('/confirm', page)).toEqual([303, '/login?provider=expired&window=1']);
      expect(await open('/confirm', 'application/json')).toEqual([401, null]);
      await open('?area=hr', page);
      // The way back has a count of its own.
      expect(await open('/callback', page)).toEqual([303, '/login?provider=expired']);
      expect(await open('?area=hr', page)).toEqual([303, '/login2?provider=busy']);
      expect(await open('?area=hr', 'application/json')).toEqual([429, null]);
    } finally {
      await api.stop();
      await idp.stop();
    }
  });
});
