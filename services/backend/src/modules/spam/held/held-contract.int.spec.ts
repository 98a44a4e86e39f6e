import request from 'supertest';
import { postApplication, validFields } from '../../../../test/post-application';
import { bareForms, type FormKind, postForm } from '../../../../test/post-form';
import { cookieFor, origin } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';
import { describeApi } from '../../../api-docs/describe-api';
import { staffRoles } from '../../staff/staff.facts';
import { submissionKinds, submissions } from '../../submissions/kinds.facts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  const trap = { further_topic: '555 0100' };
  await postApplication(api.url, { fields: { ...validFields, ...trap } }).expect(201);
  for (const kind of Object.keys(bareForms) as FormKind[]) await postForm(api, kind, trap).expect(201);
});
afterAll(() => api.stop());

const post = (path: string, cookie: string) => request(api.url).post(path).set({ Cookie: cookie, Origin: origin });

describe.each(['discard', 'release'])('The contract of %s', (deed) => {
  it('names for each kind the roles that may, and no others', async () => {
    const operation = describeApi(api.app).paths[`/api/admin/held/{kind}/{id}/${deed}`]!.post!;
    const named = Reflect.get(operation, 'x-roles-by-kind') as Record<string, string[]>;
    expect(operation.description).toContain('For HR where `kind` is application;');
    const fieldsByKind: Record<string, string[]> = {};
    for (const kind of submissionKinds) {
      const [row] = await api.sql<{ id: string }>(`SELECT id FROM ${submissions[kind].table}`);
      fieldsByKind[kind] = [];
      for (const role of staffRoles) {
        const { status } = await post(`/api/admin/held/${kind}/${row!.id}/${deed}`, await cookieFor(api, role));
        expect([200, 403]).toContain(status);
        if (status === 200) fieldsByKind[kind].push(role);
      }
    }
    expect(named).toEqual(fieldsByKind);
  });
});
