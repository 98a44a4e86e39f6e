import request from 'supertest';
import { addStaff, origin, signIn, type TestPerson } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

describe('The last general administrator', () => {
  it('cannot be taken away, not even by two who do it to one another at once', async () => {
    const [one, two] = [await addStaff(api, 'general'), await addStaff(api, 'general')];
    const cookies = [await signIn(api, one), await signIn(api, two)];
    const ids = await api.sql<{ id: string; email: string }>('SELECT id, email FROM staff');
    const disable = ({ email, name }: TestPerson, as: string) =>
      request(api.url)
        .put(`/api/admin/staff/${ids.find((row) => row.email === email)!.id}`)
        .set('Cookie', as)
        .set('Origin', origin)
        .send({ name, role: 'general', disabled: true });
    const answers = await Promise.all([disable(two, cookies[0]!), disable(one, cookies[1]!)]);
    const remaining = await api.sql(`SELECT id FROM staff WHERE role = 'general' AND disabled_at IS NULL`);
    // The other finds itself the last one, or disabled already.
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses[0]).toBe(200);
    expect([401, 409]).toContain(statuses[1]);
    expect(remaining).toHaveLength(1);
  });
});
