import { addApplication } from '../../../../test/add-application';
import { callAdmin } from '../../../../test/call-admin';
import { meetHalfWay } from '../../../../test/hold-back';
import { cookieFor } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';

let api: TestApi;
let hr: string;
beforeAll(async () => {
  api = await startApi({ UNDO_SECONDS: '30' });
  hr = await cookieFor(api, 'hr');
});
afterAll(() => api.stop());

const post = (path: string, body: object) => callAdmin(api, 'post', `/api/admin/${path}`, { cookie: hr, body });
const move = (id: string) => post(`applications/${id}/stage`, { stage: 'screening' });

/** Two applications of one person, in the order in which they are locked, that one waiting mail answers. */
async function addTwoOfOne(): Promise<[first: string, last: string]> {
  const email = `asha.${Math.random()}@mail.example`;
  const ids = [(await addApplication(api, { email })).id, (await addApplication(api, { email })).id].toSorted();
  const notBefore = new Date(Date.now() + 86_400_000).toISOString();
  const mail = { subject: 'News', body: 'Dear {{name}}, we go on.', notBefore };
  expect((await post('applications/messages', { ids, mail, oneMail: true }).expect(200)).body.mails).toBe(1);
  return ids as [string, string];
}

/** Sends a request while somebody works on the first of two, who then turns to the other one. */
const meet = (first: string, last: string, send: Parameters<typeof meetHalfWay>[2]) => {
  const lock = 'SELECT FROM applications WHERE id = $1 FOR NO KEY UPDATE NOWAIT';
  return meetHalfWay(api, { first: [[lock, first]], after: [[lock, last]] }, send);
};

describe('row 521: A mail that waits and answers several applications', () => {
  it('is cancelled by a move of one of them in the order in which all moves lock them', async () => {
    const [first, last] = await addTwoOfOne();
    const { answer, error } = await meet(first, last, () => move(last));
    expect([answer.status, error]).toEqual([200, undefined]);
    expect(answer.body.cancelledMails).toBe(1);
  });

  it('waits again, when that move is taken back, in the same order', async () => {
    const [first, last] = await addTwoOfOne();
    const { undo } = (await move(last).expect(200)).body;
    const { answer, error } = await meet(first, last, () => post(`undo/${undo.id}`, {}));
    expect([answer.status, error]).toEqual([200, undefined]);
    const waiting =
      'SELECT FROM outbox WHERE cancelled_at IS NULL AND published_at IS NULL AND not_before IS NOT NULL AND subject_id IN (SELECT id FROM stage_mails WHERE application_id = ANY($1::uuid[]))';
    expect(await api.sql(waiting, [[first, last]])).toHaveLength(1);
  });
});
