import { addDelivery } from '../../../test/add-delivery';
import { callAdmin } from '../../../test/call-admin';
import { consultation, contact, type EnquiryForm, homeEnquiry, postForm } from '../../../test/enquiries';
import { addStaff, cookieFor, signIn, type TestPerson } from '../../../test/sign-in';
import { startApi, type TestApi } from '../../../test/start-api';
import { officeKinds, signInKinds } from './to-do-lines';

let api: TestApi;
let leela: TestPerson;
let cookie: string;

interface Counted {
  kind: string;
  list: string;
  filter: Record<string, unknown>;
  sort: { field: string; order: string };
  count: number;
  first: object[];
}
type Day = { day: string; toDo: Counted[]; signIns: Counted[] };

beforeAll(async () => {
  api = await startApi();
  leela = await addStaff(api, 'general', { name: 'Leela Nair' });
  cookie = await signIn(api, leela);
});
afterAll(() => api.stop());

const get = (path: string, as = cookie) => callAdmin(api, 'get', `/api/admin/${path}`, { cookie: as });
const day = async (): Promise<Day> => (await get('today/office').expect(200)).body;

async function sizeOf({ list, filter, sort: { field, order } }: Counted): Promise<number> {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify([field, order]),
    range: '[0,0]',
  });
  const { headers } = await get(`${list}?${query.toString()}`).expect(200);
  return Number(headers['content-range']?.split('/')[1]);
}

async function add(form: EnquiryForm, name: string, set: string): Promise<void> {
  const { body } = await postForm(api.url, form, { ...form.fields, name }).expect(201);
  await api.sql(`UPDATE ${form.table} SET ${set} WHERE reference = $1`, [body.reference]);
}

const late = `answer_due_at = now() - interval '9 days'`;
const inTime = `answer_due_at = now() + interval '1 day'`;

describe('The day of a general administrator', () => {
  it('has nothing to do where nothing waits, and tells of their own sign-in', async () => {
    const { toDo, signIns } = await day();
    expect(toDo).toEqual([]);
    expect(signIns).toMatchObject([{ kind: 'signedIn', count: 1, first: [{ name: 'Leela Nair' }] }]);
  });

  describe('in an office at work', () => {
    beforeAll(async () => {
      const [{ id }] = (await api.sql<{ id: string }>('SELECT id FROM staff WHERE email = $1', [leela.email])) as [
        { id: string },
      ];
      await add(consultation, 'Late Lena', late);
      await add(homeEnquiry, 'Own Omar', `${inTime}, assigned_to = '${id}'`);
      await add(contact, 'Free Farah', inTime);
      await add(contact, 'Waiting Wim', `state = 'waiting', answer_due_at = NULL, assigned_to = '${id}'`);
      await add(contact, 'Answered Asha', `state = 'closed', answer_due_at = NULL`);
      await add(contact, 'Held Hana', `${late}, standing = 'held', held_for = '{honeypot}'`);
      await addDelivery(api, { kind: 'contact-message', recipient: 'daniel@mail.example' });
      await addDelivery(api, { kind: 'contact-message', state: 'sent' });
      await api.sql(`INSERT INTO audit_log (action) VALUES ('session.refused'), ('session.throttled')`);
    });

    it('has of each line exactly as many as its list', async () => {
      const { toDo, signIns } = await day();
      expect(toDo.map(({ kind }) => kind)).toEqual(officeKinds);
      expect(signIns.map(({ kind }) => kind)).toEqual(signInKinds);
      for (const line of [...toDo, ...signIns]) expect({ ...line, count: await sizeOf(line) }).toEqual(line);
      expect(toDo.map(({ count }) => count)).toEqual([1, 1, 2, 1, 1]);
    });

    it('names those who come first, and since when', async () => {
      const { body } = await get('today/to-do').expect(200);
      const first = Object.fromEntries((body.toDo as Counted[]).map((line) => [line.kind, line.first]));
      expect(first).toMatchObject({
        lateEnquiries: [{ name: 'Late Lena', daysLate: expect.any(Number), at: expect.any(String) }],
        ownEnquiries: [{ name: 'Own Omar', daysLate: null }],
        freeEnquiries: [{ name: 'Late Lena' }, { name: 'Free Farah' }],
        mails: [{ name: 'daniel@mail.example' }],
        held: [{ name: 'Held Hana' }],
      });
    });

    it('is nobody else’s', async () => {
      await get('today/office', await cookieFor(api, 'hr')).expect(403);
      await get('today', cookie).expect(403);
      const { body } = await get('today/to-do', await cookieFor(api, 'hr')).expect(200);
      expect((body.toDo as Counted[]).map(({ list }) => list)).not.toContain('all-enquiries');
    });
  });
});
