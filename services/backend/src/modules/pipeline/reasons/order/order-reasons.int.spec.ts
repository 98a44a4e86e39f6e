import { callAdmin } from '../../../../../test/call-admin';
import { cookieFor } from '../../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../../test/start-api';

let api: TestApi;
let hr: string;

beforeAll(async () => {
  api = await startApi();
  hr = await cookieFor(api, 'hr');
});
afterAll(() => api.stop());

const path = '/api/admin/rejection-reasons';
const order = (ids: unknown, seen: unknown) =>
  callAdmin(api, 'put', `${path}/order`, { cookie: hr, body: { ids, seen } });
const read = async (): Promise<{ id: string; label: string; version: number }[]> =>
  (await callAdmin(api, 'get', `${path}?filter=${encodeURIComponent('{"retired":false}')}`, { cookie: hr })).body;
const idsNow = async () => (await read()).map(({ id }) => id);
const entries = () => api.sql(`SELECT details FROM audit_log WHERE action = 'rejection-reason.ordered' ORDER BY id`);

describe('The order of the reasons for a rejection', () => {
  it('is changed as a whole, with one entry in the audit log, and none where nothing changes', async () => {
    const before = await read();
    const ids = before.map(({ id }) => id);
    const moved = [...ids.slice(-1), ...ids.slice(0, -1)];
    const { body } = await order(
      moved,
      ids.map((id) => id.toUpperCase()),
    ).expect(200);
    expect(body.map(({ id }: { id: string }) => id)).toEqual(moved);
    expect(await idsNow()).toEqual(moved);
    expect((await read())[0]!.version).toBe(before.at(-1)!.version + 1);
    await order(moved, moved).expect(200);
    const labels = before.map(({ label }) => label);
    expect(await entries()).toEqual([
      { details: { before: { order: labels }, after: { order: [...labels.slice(-1), ...labels.slice(0, -1)] } } },
    ]);
  });

  it('is refused where somebody has moved, added or retired one meanwhile, of two at once as well', async () => {
    const seen = await idsNow();
    const reversed = seen.toReversed();
    const answers = await Promise.all([order(reversed, seen), order([...seen.slice(1), seen[0]!], seen)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const now = await idsNow();
    const added = await callAdmin(api, 'post', path, { cookie: hr, body: { label: 'Moved abroad' } }).expect(201);
    expect((await order(seen, now).expect(412)).body.code).toBe('changed_meanwhile');
    const withAdded = [...now, added.body.id];
    await order(withAdded.toReversed(), withAdded).expect(200);
    const change = { cookie: hr, body: { label: 'Moved abroad', retired: true } };
    await callAdmin(api, 'put', `${path}/${added.body.id}`, change).expect(200);
    await order(withAdded, withAdded.toReversed()).expect(412);
    expect(await idsNow()).toEqual(now.toReversed());
  });

  const none = '01890000-0000-7000-8000-000000000000';
  it.each([
    [[none], undefined],
    [undefined, [none]],
    [
      [none, none],
      [none, none],
    ],
    [[none], ['01890000-0000-7000-8000-000000000001']],
    [['1'], ['1']],
    [[], []],
    ['x', 'x'],
  ])('is not made of %j for %j', async (ids, seen) => {
    await order(ids, seen).expect(400);
  });
});
