import { addPasskey, Authenticator, callSession, signInByPasskey } from '../../../../../test/authenticator';
import { callAdmin } from '../../../../../test/call-admin';
import { addStaff, cookieFor, signIn, type TestPerson } from '../../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../../test/start-api';
import type { PasskeyCreationView, PasskeyRequestView } from '../passkeys.view';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const create = async (cookie: string) =>
  (await callSession(api, 'get', '/passkeys/creation', cookie).expect(200)).body as PasskeyCreationView;
const listOf = async (cookie: string) =>
  (await callSession(api, 'get', '/passkeys', cookie).expect(200)).body.passkeys as Record<string, unknown>[];
const idOf = async ({ email }: TestPerson) =>
  (await api.sql<{ id: string }>('SELECT id FROM staff WHERE email = $1', [email]))[0]!.id;
const recordOf = async (person: TestPerson) => ({
  deeds: await api.sql(
    `SELECT action, details FROM audit_log WHERE subject_id = $1 AND action LIKE 'staff.passkey%' ORDER BY at`,
    [await idOf(person)],
  ),
  notices: (
    await api.sql<{ kind: string }>(
      `SELECT kind FROM staff_notices WHERE recipient_id = $1 AND kind LIKE 'passkey%' ORDER BY at`,
      [await idOf(person)],
    )
  ).map(({ kind }) => kind),
});
const letAge = () => api.sql(`UPDATE sessions SET confirmed_at = now() - interval '6 minutes'`);

describe('The own passkeys', () => {
  it('are added, listed, renamed and removed; of all but the name the person hears by mail', async () => {
    const person = await addStaff(api, 'hr');
    const [cookie, elsewhere] = [await signIn(api, person), await signIn(api, person)];
    const asked = await create(cookie);
    expect(asked).toMatchObject({
      rpId: 'site.example',
      rpName: 'Plumbline',
      userName: person.email,
      excludeCredentials: [],
    });
    const device = new Authenticator();
    const { body: added } = await callSession(
      api,
      'post',
      '/passkeys',
      cookie,
      device.make(asked, { backedUp: true }),
    ).expect(201);
    const id = added.id as string;
    expect(added).toEqual({
      _id: id,
      id,
      name: 'Chrome on Linux',
      createdAt: expect.any(String),
      lastUsedAt: null,
      backedUp: true,
      keptBy: null,
    });
    expect((await create(cookie)).excludeCredentials).toEqual([
      { id: device.credentialId.toString('base64url'), transports: ['internal', 'hybrid'] },
    ]);
    await callSession(api, 'put', `/passkeys/${id}`, cookie, { name: 'Desk' }).expect(204);
    expect(await listOf(cookie)).toEqual([{ ...added, name: 'Desk' }]);
    await callSession(api, 'delete', `/passkeys/${id}`, cookie).expect(204);
    expect(await listOf(cookie)).toEqual([]);
    expect((await signInByPasskey(api, device)).body.code).toBe('passkey_refused');
    await callSession(api, 'get', '', elsewhere).expect(401);
    expect(await recordOf(person)).toEqual({
      deeds: [
        { action: 'staff.passkey-added', details: { passkey: id, name: 'Chrome on Linux' } },
        { action: 'staff.passkey-renamed', details: { passkey: id, before: 'Chrome on Linux', after: 'Desk' } },
        { action: 'staff.passkey-removed', details: { passkey: id, name: 'Desk' } },
      ],
      notices: ['passkey-added', 'passkey-removed'],
    });
  });

  it('are added and removed only after a confirmation, and only by their owner', async () => {
    const [person, other] = [await addStaff(api, 'hr'), await addStaff(api, 'hr')];
    const [cookie, theirs] = [await signIn(api, person), await signIn(api, other)];
    const { id } = await addPasskey(api, cookie);
    const asked = await create(cookie);
    await callSession(api, 'put', `/passkeys/${id}`, theirs, { name: 'Mine' }).expect(404);
    await callSession(api, 'delete', `/passkeys/${id}`, theirs).expect(404);
    await callSession(api, 'delete', '/passkeys/none', theirs).expect(404);
    await letAge();
    const answers = [
      await callSession(api, 'get', '/passkeys/creation', cookie),
      await callSession(api, 'post', '/passkeys', cookie, new Authenticator().make(asked)),
      await callSession(api, 'delete', `/passkeys/${id}`, cookie),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual(Array(3).fill('confirm_password'));
    expect(await listOf(cookie)).toHaveLength(1);
  });

  it('are taken for their own challenge alone, once, unlocked, from this site, and each for one person', async () => {
    const [person, other] = [await addStaff(api, 'hr'), await addStaff(api, 'hr')];
    const [cookie, theirs] = [await signIn(api, person), await signIn(api, other)];
    const device = new Authenticator();
    const add = async (by: string, body: object) => (await callSession(api, 'post', '/passkeys', by, body)).body.code;
    const made = device.make(await create(cookie));
    expect(await add(theirs, made)).toBe('passkey_too_late');
    expect(await add(cookie, made)).toBeUndefined();
    expect(await add(cookie, made)).toBe('passkey_too_late');
    expect(await add(theirs, device.make(await create(theirs)))).toBe('passkey_exists');
    const odd = [
      { origin: 'https://evil.example' },
      { crossOrigin: true },
      { rpId: 'evil.example' },
      { isVerified: false },
    ];
    for (const behaviour of odd)
      expect(await add(theirs, new Authenticator().make(await create(theirs), behaviour))).toBe('passkey_not_taken');
    const named = { ...new Authenticator().make(await create(theirs)), id: 'AAAA' };
    expect(await add(theirs, named)).toBe('passkey_not_taken');
    expect(await listOf(theirs)).toEqual([]);
  });

  it('are refused, before anything else is looked at, where their devices bring certificates: these name addresses to fetch', async () => {
    const [person, other] = [await addStaff(api, 'hr'), await addStaff(api, 'hr')];
    const [cookie, theirs] = [await signIn(api, person), await signIn(api, other)];
    const certificates = [new Uint8Array(16)];
    const odd = ['packed', 'android-key', 'android-safetynet', 'apple', 'tpm', 'fido-u2f'];
    for (const format of odd) {
      const made = new Authenticator().make(await create(theirs), { format, certificates });
      expect((await callSession(api, 'post', '/passkeys', cookie, made)).body.code).toBe('passkey_not_taken');
    }
    const plain = new Authenticator().make(await create(cookie), { format: 'packed' });
    await callSession(api, 'post', '/passkeys', cookie, plain).expect(201);
  });

  it('are twenty at most', async () => {
    const cookie = await cookieFor(api, 'hr');
    for (let at = 0; at < 20; at += 1) await addPasskey(api, cookie);
    const more = new Authenticator().make(await create(cookie));
    expect((await callSession(api, 'post', '/passkeys', cookie, more).expect(409)).body.code).toBe('too_many_passkeys');
  });

  it('confirm a deed in place of the password, those of the person alone', async () => {
    const [person, other] = [await addStaff(api, 'hr'), await addStaff(api, 'hr')];
    const [cookie, theirs] = [await signIn(api, person), await signIn(api, other)];
    const [{ device }, stranger] = [await addPasskey(api, cookie), await addPasskey(api, theirs)];
    await letAge();
    const ask = async (by: string) =>
      (await callSession(api, 'get', '/confirm/passkey', by).expect(200)).body as PasskeyRequestView;
    const confirm = (proof: object) => callSession(api, 'post', '/confirm/passkey', cookie, proof);
    const strange = await confirm(stranger.device.answer(await ask(cookie)));
    expect([strange.status, strange.body.code]).toEqual([409, 'passkey_not_taken']);
    expect((await confirm(device.answer(await ask(theirs)))).body.code).toBe('passkey_too_late');
    await callSession(api, 'get', '/passkeys/creation', cookie).expect(403);
    const { headers } = await confirm(device.answer(await ask(cookie))).expect(204);
    const own = (headers['set-cookie'] as unknown as string[])[0]!.split(';', 1)[0]!;
    await callSession(api, 'get', '', cookie).expect(401);
    await callSession(api, 'get', '/passkeys/creation', own).expect(200);
    const deeds = await api.sql<{ action: string; fault: string | null }>(
      `SELECT action, details->>'fault' AS fault FROM audit_log WHERE actor_id = $1 AND action LIKE 'session.confirm%' ORDER BY at`,
      [await idOf(person)],
    );
    expect(deeds).toEqual([
      { action: 'session.confirmation-refused', fault: 'passkey of somebody else' },
      { action: 'session.confirmation-refused', fault: 'challenge too old, used or not ours' },
      { action: 'session.confirmed', fault: null },
    ]);
  });
});

describe('The passkeys of somebody who has lost a device', () => {
  it('are removed by a general administrator, all of them, and the sessions end', async () => {
    const person = await addStaff(api, 'hr');
    const cookie = await signIn(api, person);
    const { device } = await addPasskey(api, cookie);
    await addPasskey(api, cookie);
    const path = `/api/admin/staff/${await idOf(person)}`;
    const owner = await addStaff(api, 'general');
    const admin = await signIn(api, owner);
    expect((await callAdmin(api, 'get', path, { cookie: admin })).body.passkeys).toBe(2);
    await callAdmin(api, 'delete', `${path}/passkeys`, { cookie: admin }).expect(204);
    expect((await callAdmin(api, 'delete', `${path}/passkeys`, { cookie: admin })).body.code).toBe('passkey_missing');
    const own = `/api/admin/staff/${await idOf(owner)}/passkeys`;
    expect((await callAdmin(api, 'delete', own, { cookie: admin })).body.code).toBe('own_account');
    await callSession(api, 'get', '', cookie).expect(401);
    expect((await signInByPasskey(api, device)).body.code).toBe('passkey_refused');
    expect((await recordOf(person)).notices).toEqual(['passkey-added', 'passkey-added', 'passkey-removed']);
  });

  it('go when an operator sets the account up anew, as one-time codes do', async () => {
    const person = await addStaff(api, 'hr');
    await addPasskey(api, await signIn(api, person));
    await addStaff(api, 'hr', person);
    expect(await listOf(await signIn(api, person))).toEqual([]);
  });
});
