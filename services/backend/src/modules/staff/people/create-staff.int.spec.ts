import { configFor } from '../../../../test/config-for';
import { addStaff } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';
import { runCommand } from '../../../run-command';
import { CreateStaff } from './create-staff.use-case';
import { StaffCommandModule } from './staff-command.module';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const rowOf = async (email: string) => (await api.sql('SELECT * FROM staff WHERE email = $1', [email]))[0]!;

describe('Adding staff', () => {
  it('works as a command, by the role of the processes, and stores a salted argon2id hash of the agreed cost', async () => {
    const config = configFor({ DATABASE_URL: api.databaseUrl });
    const person = { name: 'Asha Rao', email: 'by.command@plumbline.example', role: 'hr' as const };
    const add = (staff: CreateStaff) => staff.run({ ...person, password: 'tram violet gravel lantern' });
    await expect(runCommand(config, StaffCommandModule, CreateStaff, add)).resolves.toEqual({ created: true });
    const row = await rowOf(person.email);
    expect(row).toMatchObject({ name: 'Asha Rao', role: 'hr' });
    expect(row['password_hash']).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  });

  it('gives a link in place of a password where passkeys are the only way in, which opens by the name of this machine', async () => {
    const alone = { SIGN_IN_BY_PASSWORD: 'no', SITE_URL: 'http://127.0.0.1:8080' };
    const config = configFor({ DATABASE_URL: api.databaseUrl, ...alone });
    const person = { name: 'Asha Rao', email: 'by.link@plumbline.example', role: 'hr' as const };
    const add = (staff: CreateStaff) => staff.run({ ...person, password: undefined });
    const done = await runCommand(config, StaffCommandModule, CreateStaff, add);
    expect(done).toEqual({
      created: true,
      link: expect.stringMatching(/^http:\/\/localhost:8080\/login2#invite=[\w-]{43}$/),
    });
    expect(await rowOf(person.email)).toMatchObject({ password_hash: null, password_opens_until: null });
  });

  it('resets a person of the same address and lets them in again', async () => {
    const person = await addStaff(api, 'general');
    const before = await rowOf(person.email);
    await api.sql('UPDATE staff SET disabled_at = now() WHERE email = $1', [person.email]);
    const staff = api.app.get(CreateStaff, { strict: false });
    await expect(staff.run({ ...person, name: 'Meera R. Nair', role: 'hr' })).resolves.toEqual({ created: false });
    const after = await rowOf(person.email);
    expect(after).toMatchObject({ id: before['id'], name: 'Meera R. Nair', role: 'hr', disabled_at: null });
    expect(after['password_hash']).not.toBe(before['password_hash']);
  });

  it('takes away the account at the identity provider of somebody who is reset, and records which', async () => {
    const person = await addStaff(api, 'general');
    const { id } = await rowOf(person.email);
    await api.sql(
      `INSERT INTO staff_identities (issuer, subject, staff_id, label)
       VALUES ('https://id.plumbline.example', 'a-thief', $1, 'thief@elsewhere.example')`,
      [id],
    );
    const staff = api.app.get(CreateStaff, { strict: false });
    await staff.run({ ...person, role: 'general' });
    expect(await api.sql('SELECT 1 FROM staff_identities WHERE staff_id = $1', [id])).toEqual([]);
    const [row] = await api.sql(`SELECT details FROM audit_log WHERE action = 'staff.reset' AND subject_id = $1`, [id]);
    expect(row).toEqual({ details: { role: 'general', account: 'thief@elsewhere.example' } });
  });

  it('leaves a row in the audit log without the password', async () => {
    const { email } = await addStaff(api, 'hr');
    const rows = await api.sql('SELECT action, details FROM audit_log WHERE subject_id = $1', [
      (await rowOf(email))['id'],
    ]);
    expect(rows).toEqual([{ action: 'staff.created', details: { role: 'hr' } }]);
  });
});
