import request from 'supertest';
import { addPasskey, Authenticator, callSession, sendProof, signInByPasskey } from '../../../../../test/authenticator';
import { setUpTotp } from '../../../../../test/one-time-codes';
import { addStaff, cookieOf, signIn, type TestPerson } from '../../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../../test/start-api';
import type { StaffRole } from '../../staff.facts';
import type { PasskeyRequestView } from '../passkeys.view';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const askForOne = async () =>
  (await request(api.url).get('/api/session/passkey').expect(200)).body as PasskeyRequestView;
async function withPasskey(role: StaffRole = 'hr', counter = 0) {
  const person = await addStaff(api, role);
  const cookie = await signIn(api, person);
  return { person, cookie, ...(await addPasskey(api, cookie, { counter })) };
}
const faultsOf = async ({ email }: TestPerson) =>
  (
    await api.sql<{ fault: string }>(
      `SELECT details->>'fault' AS fault FROM audit_log WHERE action = 'session.refused'
       AND subject_id = (SELECT id::text FROM staff WHERE email = $1) ORDER BY at`,
      [email],
    )
  ).map(({ fault }) => fault);
const refused = { status: 401, code: 'passkey_refused' };
const told = ({ status, body }: { status: number; body: { code?: string } }) => ({ status, code: body.code });

describe('A passkey', () => {
  it('signs its person in without a name, a password or a code, and tells how the session was begun', async () => {
    const { person, cookie, device } = await withPasskey();
    await setUpTotp(api, cookie, person);
    const answer = await signInByPasskey(api, device);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ email: person.email, role: 'hr', method: 'passkey', secondFactor: true });
    const own = cookieOf(answer.headers);
    expect((await callSession(api, 'get', '', own).expect(200)).body).toMatchObject({ method: 'passkey' });
    // It counts as a confirmation, as each sign-in does.
    await callSession(api, 'get', '/passkeys/creation', own).expect(200);
    const [row] = await api.sql<{ details: object }>(
      `SELECT details FROM audit_log WHERE action = 'session.started' AND actor_name = $1 ORDER BY at DESC LIMIT 1`,
      [person.name],
    );
    expect(row!.details).toMatchObject({ method: 'passkey' });
    const [passkey] = (await callSession(api, 'get', '/passkeys', own)).body.passkeys;
    expect(passkey.lastUsedAt).not.toBeNull();
  });

  it('gives a general administrator the pass of the page about the system, as a password does', async () => {
    const { device } = await withPasskey('general');
    const { headers } = await signInByPasskey(api, device);
    expect((headers['set-cookie'] as unknown as string[]).length).toBe(2);
  });

  it('answers each challenge once', async () => {
    const { person, device } = await withPasskey();
    const proof = device.answer(await askForOne());
    await sendProof(api, proof).expect(201);
    expect(told(await sendProof(api, proof))).toEqual({ status: 409, code: 'passkey_too_late' });
    expect(await faultsOf(person)).toEqual(['challenge too old, used or not ours']);
  });

  it('answers no challenge that is too old, made up, or meant for something else', async () => {
    const { device, cookie } = await withPasskey();
    const asked = await askForOne();
    const { challenge: good } = asked;
    const bytes = Buffer.from(good, 'base64url');
    const older = Buffer.from(bytes);
    older.writeUIntBE(Date.now() - 1, 16, 6);
    const toConfirm = (await callSession(api, 'get', '/confirm/passkey', cookie)).body as PasskeyRequestView;
    expect(toConfirm.allowCredentials).toEqual([
      { id: device.credentialId.toString('base64url'), transports: ['internal', 'hybrid'] },
    ]);
    for (const challenge of [older.toString('base64url'), 'AAAA', toConfirm.challenge]) {
      const proof = device.answer(Object.assign(asked, { challenge }));
      expect(told(await sendProof(api, proof))).toEqual({ status: 409, code: 'passkey_too_late' });
    }
    await sendProof(api, device.answer(Object.assign(asked, { challenge: good }))).expect(201);
  });

  it('that is not known, or is of a disabled person, gets one and the same answer', async () => {
    const { person, device } = await withPasskey();
    expect(told(await signInByPasskey(api, new Authenticator()))).toEqual(refused);
    await api.sql('UPDATE staff SET disabled_at = now() WHERE email = $1', [person.email]);
    expect(told(await signInByPasskey(api, device))).toEqual(refused);
    expect(await faultsOf(person)).toEqual(['disabled person']);
  });

  it('is refused on another site, in a page within another, for another domain, and while nobody has unlocked it', async () => {
    const { person, device } = await withPasskey();
    const other = await withPasskey();
    const behaviours = [
      { origin: 'https://evil.example' },
      { origin: 'http://site.example.evil.example' },
      { crossOrigin: true },
      { rpId: 'evil.example' },
      { isVerified: false },
      { type: 'webauthn.create' },
      { userHandle: Buffer.from('somebody').toString('base64url') },
    ];
    for (const behaviour of behaviours) expect(told(await signInByPasskey(api, device, behaviour))).toEqual(refused);
    const stolen = { ...other.device.answer(await askForOne()), id: device.credentialId.toString('base64url') };
    expect(told(await sendProof(api, stolen))).toEqual(refused);
    expect(await faultsOf(person)).toEqual([
      'wrong origin',
      'wrong origin',
      'a page within another',
      'wrong domain',
      'person not verified',
      'no right answer',
      'wrong user handle',
      'wrong user handle',
    ]);
    expect((await signInByPasskey(api, device)).status).toBe(201);
  });

  it('whose signature is another one’s is refused', async () => {
    const { person, device } = await withPasskey();
    const proof = device.answer(await askForOne(), { userHandle: undefined });
    const { signature } = device.answer(await askForOne());
    expect(told(await sendProof(api, { ...proof, signature }))).toEqual(refused);
    expect(await faultsOf(person)).toEqual(['wrong signature']);
    // Devices that keep no handle are let in.
    expect((await signInByPasskey(api, device, { userHandle: undefined })).status).toBe(201);
  });

  it('whose count went back is refused, and one that is kept in several places always counts 0', async () => {
    const { person, device } = await withPasskey('hr', 4);
    expect((await signInByPasskey(api, device, { counter: 5 })).status).toBe(201);
    for (const counter of [5, 4, 0]) expect(told(await signInByPasskey(api, device, { counter }))).toEqual(refused);
    expect((await signInByPasskey(api, device, { counter: 9 })).status).toBe(201);
    expect(await faultsOf(person)).toEqual(Array(3).fill('counter went back: perhaps a copy'));
    const synced = await withPasskey();
    for (const counter of [0, 0]) expect((await signInByPasskey(api, synced.device, { counter })).status).toBe(201);
  });

  it('of two answers with the same count lets one in', async () => {
    const { device } = await withPasskey('hr', 1);
    const answers = await Promise.all([1, 2, 3].map(() => signInByPasskey(api, device, { counter: 2 })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 401, 401]);
  });

  it('is asked for in bytes: anything else is a mistake in the request', async () => {
    const { device } = await withPasskey();
    const proof = device.answer(await askForOne());
    for (const wrong of [{ id: 'no bytes!' }, { signature: undefined }, { clientDataJSON: 'A'.repeat(3000) }])
      expect(told(await sendProof(api, { ...proof, ...wrong })).status).toBe(400);
    for (const odd of [{ clientDataJSON: 'AAAA' }, { clientDataJSON: 'bnVsbA' }, { authenticatorData: 'A' }])
      expect(told(await sendProof(api, { ...proof, ...odd }))).toEqual(refused);
  });
});

describe('REQUIRE_TOTP', () => {
  it('is met by a passkey in the sessions that it begins, and in no others', async () => {
    const strict = await startApi({ REQUIRE_TOTP: 'hr' });
    const person = await addStaff(strict, 'hr');
    const byPassword = await signIn(strict, person);
    await callSession(strict, 'get', '/passkeys/creation', byPassword).expect(403);
    const { secret } = await setUpTotp(strict, byPassword, person);
    const { device } = await addPasskey(strict, byPassword);
    await strict.sql('DELETE FROM staff_totp');
    expect(secret).toBeTruthy();
    const { body, headers } = await signInByPasskey(strict, device);
    expect(body).toMatchObject({ secondFactor: false, mustSetUpSecondFactor: false });
    const sees = (cookie: string) => request(strict.url).get('/api/admin/applications').set('Cookie', cookie);
    await sees(cookieOf(headers)).expect(200);
    await sees(byPassword).expect(403);
    await strict.stop();
  });
});

describe('Passkeys', () => {
  it('that are switched off are still listed and can be removed, and sign nobody in', async () => {
    const closed = await startApi({ SIGN_IN_BY_PASSKEY: 'no' });
    const person = await addStaff(closed, 'hr');
    const cookie = await signIn(closed, person);
    const [row] = await closed.sql<{ id: string }>(
      `INSERT INTO staff_passkeys (staff_id, credential_id, public_key, counter, transports, backed_up, name, aaguid)
       SELECT id, '\\x01', '\\x01', 0, '{}', false, 'Old phone', gen_random_uuid() FROM staff RETURNING id`,
    );
    const off = { status: 403, code: 'sign_in_method_off' };
    expect(told(await request(closed.url).get('/api/session/passkey'))).toEqual(off);
    expect(
      told(await sendProof(closed, { id: 'A', clientDataJSON: 'A', authenticatorData: 'A', signature: 'A' })),
    ).toEqual(off);
    for (const path of ['/passkeys/creation', '/confirm/passkey'])
      expect(told(await callSession(closed, 'get', path, cookie))).toEqual(off);
    const { body } = await callSession(closed, 'get', '/passkeys', cookie).expect(200);
    expect(body).toMatchObject({ available: false, passkeys: [{ name: 'Old phone' }] });
    await callSession(closed, 'delete', `/passkeys/${row!.id}`, cookie).expect(204);
    await closed.stop();
  });
});
