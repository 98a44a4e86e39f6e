import { randomUUID } from 'node:crypto';
import { addApplication } from '../../../../test/add-application';
import { callAdmin } from '../../../../test/call-admin';
import { cookieFor } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';
import { Database, type Sql } from '../../../platform/database/database';
import { type BulkDeed, CarryOut } from '../matching/carry-out';

let api: TestApi;
let hr: string;
let ids: string[];

beforeAll(async () => {
  api = await startApi();
  hr = await cookieFor(api, 'hr');
});
afterAll(() => api.stop());
beforeEach(async () => {
  ids = [];
  for (let at = 0; at < 50; at += 1) ids.push((await addApplication(api)).id);
});

const moveAll = (body: unknown) => callAdmin(api, 'post', '/api/admin/applications/stage', { cookie: hr, body });
const countOf = async (sql: string) => (await api.sql<{ n: number }>(sql, [ids]))[0]!.n;
const traces = async () => ({
  moved: await countOf('SELECT count(*)::int AS n FROM applications WHERE id = ANY($1::uuid[]) AND version > 1'),
  history: await countOf('SELECT count(*)::int AS n FROM stage_moves WHERE application_id = ANY($1::uuid[])'),
  audited: await countOf('SELECT count(*)::int AS n FROM audit_log WHERE subject_id = ANY($1::text[])'),
});
const nothing = { moved: 0, history: 0, audited: 0 };

describe('Moving many applications at once', () => {
  it('moves each, with a row of history and a row of audit each', async () => {
    const { body } = await moveAll({ ids, stage: 'screening', note: 'Campus day' }).expect(200);
    expect(body.map(({ id }: { id: string }) => id)).toEqual(ids.toSorted());
    expect(body[0]).toMatchObject({ stage: 'screening', version: 2 });
    expect(await traces()).toEqual({ moved: 50, history: 50, audited: 50 });
  });

  it('rejects them with one reason', async () => {
    const [reason] = await api.sql('SELECT id FROM rejection_reasons LIMIT 1');
    await moveAll({ ids, stage: 'rejected' }).expect(400);
    await moveAll({ ids, stage: 'rejected', reason: randomUUID() }).expect(400);
    expect(await traces()).toEqual(nothing);
    await moveAll({ ids, stage: 'rejected', reason: reason!['id'] }).expect(200);
    expect(await traces()).toEqual({ moved: 50, history: 50, audited: 50 });
  });

  it.each([
    ['does not exist', (bad: string) => api.sql('DELETE FROM applications WHERE id = $1', [bad])],
    ['is held', (bad: string) => api.sql(`UPDATE applications SET standing = 'held' WHERE id = $1`, [bad])],
    ['is discarded', (bad: string) => api.sql(`UPDATE applications SET standing = 'discarded' WHERE id = $1`, [bad])],
    ['is there already', (bad: string) => api.sql(`UPDATE applications SET stage = 'offer' WHERE id = $1`, [bad])],
  ])('moves and audits nothing when one of fifty %s, and names it', async (_, spoil) => {
    const bad = ids[30]!;
    await spoil(bad);
    const { body } = await moveAll({ ids, stage: 'offer' }).expect(422);
    expect(body.code).toBe('cannot_move_all');
    expect(Object.keys(body.errors)).toEqual([bad]);
    expect(await traces()).toEqual(nothing);
  });

  it('moves nothing when somebody has moved one of them since they were read, and names it', async () => {
    const three = ids.slice(0, 3);
    const versions = Object.fromEntries(three.map((id) => [id.toUpperCase(), 1]));
    await moveAll({ ids: [three[1]], stage: 'interview' }).expect(200);
    const before = await traces();
    const { body } = await moveAll({ ids: three, stage: 'offer', versions }).expect(422);
    expect(body).toMatchObject({
      code: 'cannot_move_all',
      errors: { [three[1]!]: expect.stringContaining('changed') },
    });
    expect(Object.keys(body.errors)).toHaveLength(1);
    expect(await traces()).toEqual(before);
    await moveAll({ ids: three, stage: 'offer', versions: { ...versions, [three[1]!.toUpperCase()]: 2 } }).expect(200);
  });

  it('of two people at once with what they have read succeeds for one', async () => {
    const versions = Object.fromEntries(ids.map((id) => [id, 1]));
    const answers = await Promise.all(
      ['screening', 'interview', 'offer', 'hired'].map((stage) => moveAll({ ids, stage, versions })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
    expect(await traces()).toEqual({ moved: 50, history: 50, audited: 50 });
  });

  it('does not run into a deadlock when two people move the same ones in another order', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        moveAll({ ids: at % 2 ? ids : ids.toReversed(), stage: at % 2 ? 'interview' : 'offer' }),
      ),
    );
    // A busy machine may answer one with 503, which asks to come back.
    expect(answers.every(({ status }) => [200, 422, 503].includes(status))).toBe(true);
    const done = answers.filter(({ status }) => status === 200).length;
    expect(done).toBeGreaterThan(0);
    expect(await traces()).toEqual({ moved: 50, history: 50 * done, audited: 50 * done });
  });

  it('row 527: takes as many statements for all of them, with a mail to each, as for one', async () => {
    const database = api.app.get(Database, { strict: false });
    const carryOut = api.app.get(CarryOut, { strict: false });
    const actor = { id: randomUUID(), name: 'Meera Nair', email: 'm@x.example', role: 'hr', sessionId: '' };
    const deed: BulkDeed = { kind: 'move', move: { stage: 'screening', mail: { subject: 'News', body: 'We go on.' } } };
    const countFor = async (some: string[]): Promise<number> => {
      const mails = await carryOut.fillMails(deed, some);
      const versions = Object.fromEntries(some.map((id) => [id, 1]));
      let statements = 0;
      await database.transaction((tx) => {
        const counting: Sql = {
          query(statement, values) {
            statements += 1;
            return tx.query(statement, values);
          },
        };
        return carryOut.run(counting, deed, versions, mails, { actor, address: '192.0.2.1', requestId: 'x' });
      });
      return statements;
    };
    expect(await countFor(ids.slice(1))).toBe(await countFor(ids.slice(0, 1)));
    const mailed = 'SELECT count(*)::int AS n FROM stage_mails WHERE application_id = ANY($1::uuid[])';
    expect([await traces(), await countOf(mailed)]).toEqual([{ moved: 50, history: 50, audited: 100 }, 50]);
  });

  it('takes ids written in capitals', async () => {
    const { body } = await moveAll({ ids: [ids[0]!.toUpperCase()], stage: 'offer' }).expect(200);
    expect(body[0].id).toBe(ids[0]);
  });

  it('takes 200 at most, each once, and nothing that is no id', async () => {
    const stage = 'offer';
    const bad: unknown[] = [
      { stage },
      { stage, ids: [] },
      { stage, ids: null },
      { stage, ids: ids[0] },
      { stage, ids: { length: 1, 0: ids[0] } },
      { stage, ids: ['1'] },
      { stage, ids: [null] },
      { stage, ids: [[ids[0]]] },
      { stage, ids: [ids[0], ids[0]] },
      { stage, ids: [ids[0], ids[0]!.toUpperCase()] },
      { stage, ids: Array.from({ length: 201 }, () => randomUUID()) },
      { ids, stage: 'astronaut' },
      { ids },
      { ids, stage, version: 1 },
      { ids, stage, versions: null },
      { ids, stage, versions: [1] },
      { ids, stage, versions: '1' },
      { ids, stage, versions: { [ids[0]!]: 0 } },
      { ids, stage, versions: { [ids[0]!]: '1' } },
      { ids, stage, versions: { [ids[0]!]: null } },
      { ids, stage, versions: { nothing: 1 } },
      { ids, stage, versions: Object.fromEntries(Array.from({ length: 201 }, () => [randomUUID(), 1])) },
      [],
    ];
    for (const body of bad) await moveAll(body).expect(400);
    expect(await traces()).toEqual(nothing);
    const most = Array.from({ length: 200 }, () => randomUUID());
    expect(Object.keys((await moveAll({ stage, ids: most }).expect(422)).body.errors)).toHaveLength(200);
  });
});
