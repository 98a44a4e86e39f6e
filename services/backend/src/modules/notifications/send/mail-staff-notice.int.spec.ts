import request, { type Test } from 'supertest';
import { eventually } from '../../../../test/eventually';
import { callTotp, codeOf, setUpTotp } from '../../../../test/one-time-codes';
import { addStaff, cookieOf, origin, postSession, signIn, type TestPerson } from '../../../../test/sign-in';
import { type Mailing, startMailing } from '../../../../test/start-mailing';
import { takeLink, tokenOf } from '../../../../test/take-link';

let mailing: Mailing;
let first: TestPerson;
let second: TestPerson;
let admin: string;
beforeAll(async () => {
  mailing = await startMailing({ TRUST_PROXY: '1' });
  first = await addStaff(mailing.api, 'general', { name: 'Asha Verma' });
  second = await addStaff(mailing.api, 'general', { name: 'Nila Rao' });
  admin = await signIn(mailing.api, first);
});
afterAll(() => mailing.stop());

const from = '203.0.113.7';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0';
const send = (method: 'post' | 'put' | 'delete', path: string, cookie: string, body: object = {}): Test => {
  const call = request(mailing.api.url)[method](path);
  return call.set({ Cookie: cookie, Origin: origin, 'X-Forwarded-For': from, 'User-Agent': firefox }).send(body);
};
const idOf = async ({ email }: Pick<TestPerson, 'email'>) =>
  (await mailing.api.sql<{ id: string }>('SELECT id FROM staff WHERE email = $1', [email]))[0]!.id;
const mailTo = ({ email }: Pick<TestPerson, 'email'>, subject: string) =>
  eventually(
    () => mailing.mailsTo(email).find((mail) => mail.subject === subject),
    `a mail to ${email} with the subject ${subject}`,
  );
const login = ({ name, email, password, role }: TestPerson, headers: Record<string, string> = {}, code?: string) =>
  postSession(mailing.api, { name, email, password, area: role, ...(code && { code }) }).set(headers);

describe('Everybody concerned hears by mail', () => {
  it('when somebody is invited to be a general administrator: all who are, also the one in whose session it was done', async () => {
    const thief = {
      name: 'Nobody We Know https://evil.example/login',
      email: 'thief@elsewhere.example',
      role: 'general',
    };
    await send('post', '/api/admin/staff/invitations', admin, thief).expect(201);
    const ownMail = await mailTo(first, 'A general administrator was invited');
    for (const fact of ['Nobody We Know, thief@elsewhere.example', 'You have invited', 'IST', from, 'Firefox on Linux'])
      expect(ownMail.text).toContain(fact);
    expect(ownMail.text).toContain('somebody else uses your session');
    expect(ownMail.text).not.toContain('evil.example');
    const other = await mailTo(second, 'A general administrator was invited');
    expect(other.text).toContain('Asha Verma has invited Nobody We Know');
    expect(other.text).not.toContain(from);
    await mailing.settled();
    expect(mailing.mailsTo(thief.email).map(({ subject }) => subject)).toEqual(['Your account']);
  });

  it('when somebody is made one, or let in again as one; not when a name is changed', async () => {
    const person = await addStaff(mailing.api, 'hr', { name: 'Uma Iyer' });
    const path = `/api/admin/staff/${await idOf(person)}`;
    const change = (role: string, disabled = false) =>
      send('put', path, admin, { name: person.name, role, disabled }).expect(200);
    await send('put', path, admin, { name: 'Uma R. Iyer', role: 'hr', disabled: false }).expect(200);
    await change('general');
    expect((await mailTo(person, 'You are a general administrator')).text).toContain('Asha Verma has made you');
    expect((await mailTo(second, 'A new general administrator')).text).toContain('Asha Verma has made Uma Iyer');
    await change('general', true);
    await change('general');
    await mailing.settled();
    const toSecond = mailing.mailsTo(second.email).filter(({ subject }) => subject === 'A new general administrator');
    expect(toSecond).toHaveLength(2);
    await change('hr');
  });

  it('when a password is changed, set anew by a link, or by an operator', async () => {
    const person = await addStaff(mailing.api, 'hr');
    const cookie = await signIn(mailing.api, person);
    const password = 'gravel lantern violet tram';
    await send('post', '/api/session/password', cookie, { current: person.password, password }).expect(204);
    const changed = await mailTo(person, 'Your password was changed');
    for (const fact of [from, 'Firefox on Linux', 'Forgot password?']) expect(changed.text).toContain(fact);
    await send('post', '/api/password-resets', '', { email: person.email }).expect(202);
    await mailTo(person, 'A new password');
    const token = tokenOf(await takeLink(mailing.api, person.email));
    await send('put', '/api/password-resets', '', { token, password: person.password }).expect(204);
    const isReset = ({ text }: { text?: string | undefined }) => text?.includes('by the link of a mail') === true;
    await eventually(() => mailing.mailsTo(person.email).find(isReset), 'the mail about the reset');
    await addStaff(mailing.api, 'hr', { email: person.email });
    expect((await mailTo(person, 'Your account was set up anew')).text).not.toContain('Address');
  });

  it('when one-time codes are set up, given wrongly six times, and taken away', async () => {
    const person = await addStaff(mailing.api, 'hr');
    const cookie = await signIn(mailing.api, person);
    const { secret } = await setUpTotp(mailing.api, cookie, person);
    await mailTo(person, 'One-time codes were set up');
    for (let at = 0; at < 6; at += 1) await login(person, {}, codeOf(secret, 40)).expect(401);
    expect((await mailTo(person, 'Wrong one-time codes')).text).toContain('somebody knows your password');
    await mailing.api.sql(`UPDATE staff_totp SET locked_until = NULL`);
    await callTotp(mailing.api, 'delete', cookie, { password: person.password, code: codeOf(secret) }).expect(204);
    expect((await mailTo(person, 'Your one-time codes are gone')).text).toContain('You have taken away');
    const again = cookieOf((await login(person).expect(201)).headers);
    await setUpTotp(mailing.api, again, person);
    await send('delete', `/api/admin/staff/${await idOf(person)}/totp`, admin).expect(204);
    const byAdmin = ({ text }: { text?: string | undefined }) => text?.includes('Asha Verma has taken away') === true;
    await eventually(() => mailing.mailsTo(person.email).find(byAdmin), 'the mail that names who took them');
  });

  it('when they log in from a new network or browser, and not the first time of all', async () => {
    const person = await addStaff(mailing.api, 'hr');
    const home = { 'X-Forwarded-For': '198.51.100.20', 'User-Agent': firefox };
    await login(person, home).expect(201);
    await login(person, { ...home, 'User-Agent': firefox.replaceAll('141', '142') }).expect(201);
    await mailing.settled();
    expect(mailing.mailsTo(person.email)).toEqual([]);
    await login(person, { ...home, 'X-Forwarded-For': '192.0.2.1' }).expect(201);
    const mail = await mailTo(person, 'A login from a new place');
    for (const fact of ['192.0.2.1', 'Firefox on Linux', 'IST']) expect(mail.text).toContain(fact);
  });
});
