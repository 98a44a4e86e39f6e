import { randomUUID } from 'node:crypto';
import { callAdmin } from '../../../../test/call-admin';
import { postApplication, validFields } from '../../../../test/post-application';
import { type FormKind, bareForms, postForm } from '../../../../test/post-form';
import { cookieFor } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';
import { submissions } from '../../submissions/kinds.facts';

interface Listed {
  id: string;
  kind: string;
}

let api: TestApi;
let general: string;
let hr: string;
/** Of the three that general administrators judge. */
let ids: string[];
let consultation: string;
let application: string;

const forms = Object.keys(bareForms) as FormKind[];
const trap = { further_topic: '555 0100' };
const list = async (cookie: string) =>
  (await callAdmin(api, 'get', '/api/admin/held', { cookie }).expect(200)).body as Listed[];
beforeEach(async () => {
  api = await startApi();
  [general, hr] = await Promise.all([cookieFor(api, 'general'), cookieFor(api, 'hr')]);
  await postApplication(api.url, { fields: { ...validFields, ...trap } }).expect(201);
  for (const kind of forms) await postForm(api, kind, trap).expect(201);
  const listed = await list(general);
  ids = listed.map(({ id }) => id);
  consultation = listed.find(({ kind }) => kind === 'consultation')!.id;
  application = (await list(hr))[0]!.id;
});
afterEach(() => api.stop());

const judgeAll = (cookie: string, body: unknown) => callAdmin(api, 'post', '/api/admin/held/judge', { cookie, body });
const standingOf = async (kind: FormKind) =>
  (await api.sql<{ standing: string }>(`SELECT standing FROM ${submissions[kind].table}`)).map((row) => row.standing);
const events = () => api.sql<{ subject_id: string }>('SELECT subject_id FROM outbox ORDER BY id');
const audit = () =>
  api.sql<{ action: string }>(
    `SELECT action FROM audit_log WHERE action ~ '[.](released|discarded|held-again)$' ORDER BY id`,
  );

describe('Many held submissions at once', () => {
  it('are discarded, held again and released, each on record', async () => {
    for (const [verdict, standing] of [
      ['discard', 'discarded'],
      ['hold', 'held'],
      ['release', 'clear'],
    ] as const) {
      const { body } = await judgeAll(general, { verdict, ids }).expect(200);
      expect((body as { id: string }[]).map(({ id }) => id)).toEqual(ids.toSorted());
      expect(body[0]).toMatchObject({ standing });
      for (const kind of forms) expect(await standingOf(kind)).toEqual([standing]);
    }
    expect((await events()).map((event) => event.subject_id).toSorted()).toEqual(ids.toSorted());
    const actions = (await audit()).map(({ action }) => action.split('.')[1]);
    expect(actions).toEqual(['discarded', 'held-again', 'released'].flatMap((deed) => [deed, deed, deed]));
  });

  it('are kept as applications until they are judged, and for 30 days after they were discarded', async () => {
    const due = async () => {
      const { body } = await callAdmin(api, 'get', '/api/admin/retention/preview', { cookie: general }).expect(200);
      return (body as { kind: string; due: number }[]).find(({ kind }) => kind === 'held')?.due;
    };
    const arrived = (daysAgo: number) =>
      api.sql(`UPDATE applications SET stage_since = now() - make_interval(days => $1)`, [daysAgo]);
    await arrived(900);
    expect(await due()).toBe(0);
    await judgeAll(hr, { verdict: 'discard', ids: [application] }).expect(200);
    expect(await due()).toBe(0);
    await arrived(31);
    expect(await due()).toBe(1);
  });

  it('stay as they are when one of them has been judged already, or is gone', async () => {
    const none = randomUUID();
    await judgeAll(general, { verdict: 'release', ids: [consultation] }).expect(200);
    const before = [await events(), await audit()];
    for (const verdict of ['release', 'discard', 'hold']) {
      const { body } = await judgeAll(general, { verdict, ids: [...ids, none] }).expect(422);
      expect(body).toMatchObject({ code: 'cannot_judge_all', errors: { [none]: 'There is no such submission.' } });
      expect(body.errors[consultation]).toContain('not held any more');
    }
    expect([await events(), await audit()]).toEqual(before);
    expect(await standingOf('home-enquiry')).toEqual(['held']);
  });

  it('are judged once when two people press at once, in another order', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        judgeAll(general, { verdict: at % 2 ? 'release' : 'discard', ids: at % 2 ? ids : ids.toReversed() }),
      ),
    );
    expect(answers.every(({ status }) => status === 200 || status === 422)).toBe(true);
    expect((await events()).length).toBeLessThanOrEqual(3);
  });

  it('are not judged by another role, nor with anything but ids and a verdict', async () => {
    await judgeAll(hr, { verdict: 'release', ids: [application, ids[0]] }).expect(403);
    await judgeAll(general, { verdict: 'release', ids: [application] }).expect(403);
    const bad = [
      {},
      [],
      { ids },
      { verdict: 'release' },
      { verdict: 'release', ids: [] },
      { verdict: 'release', ids: ['1'] },
      { verdict: 'release', ids: [ids[0], ids[0]!.toUpperCase()] },
      { verdict: 'release', ids: Array.from({ length: 201 }, () => randomUUID()) },
      { verdict: 'clear', ids },
      { verdict: 'toString', ids },
      { verdict: 'release', ids, kind: 'application' },
    ];
    for (const body of bad) await judgeAll(general, body).expect(400);
    expect(await audit()).toEqual([]);
    expect(await events()).toEqual([]);
  });
});
