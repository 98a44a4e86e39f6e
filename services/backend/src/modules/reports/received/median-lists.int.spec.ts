import { addApplication } from '../../../../test/add-application';
import { callAdmin } from '../../../../test/call-admin';
import { cookieFor } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';

let api: TestApi;
let hr: string;
beforeAll(async () => {
  api = await startApi({ COMPANY_TIME_ZONE: 'Asia/Kolkata' });
  hr = await cookieFor(api, 'hr');
});
afterAll(() => api.stop());

const report = async (name: string) => (await callAdmin(api, 'get', `/api/admin/reports/${name}`, { cookie: hr })).body;

/** The names in the list with a filter, in their order. */
async function namesIn(filter: Record<string, unknown>): Promise<string> {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: '["name","ASC"]' });
  const { body } = await callAdmin(api, 'get', `/api/admin/applications?${query.toString()}`, { cookie: hr }).expect(
    200,
  );
  return body.map(({ name }: { name: string }) => name).join('');
}

describe('The list behind the time in a stage', () => {
  /** A move out of a stage, at a time of India, after an hour in the stage. */
  const move = (id: string, from: string, at: string, isTakenBack = false) =>
    api.sql(
      `INSERT INTO stage_moves (application_id, from_stage, to_stage, since, at, staff_id, staff_name, taken_back_at)
       VALUES ($1, $2, 'offer', $3::timestamptz - interval '1 hour', $3, uuidv7(), 'Somebody', CASE WHEN $4 THEN now() END)`,
      [id, from, at, isTakenBack],
    );

  it('has those who left it in these days, each once, and neither held ones nor moves that were taken back', async () => {
    const add = async (name: string, standing = 'clear') => {
      const { id } = await addApplication(api, { name, createdAt: '2026-01-01T00:00:00Z' });
      await api.sql(`UPDATE applications SET standing = $2, later_until = now() + interval '1 day' WHERE id = $1`, [
        id,
        standing,
      ]);
      return id;
    };
    const [twice, former, other, back, later] = [
      await add('A'),
      await add('B'),
      await add('C'),
      await add('D'),
      await add('E'),
    ];
    await move(twice, 'interview', '2026-03-10T18:30:00Z');
    await move(twice, 'interview', '2026-03-12T18:29:59.999Z');
    await move(former, 'interview', '2026-03-10T18:29:59.999Z');
    await move(other, 'screening', '2026-03-11T12:00:00Z');
    await move(other, 'interview', '2026-03-09T12:00:00Z');
    await move(back, 'interview', '2026-03-11T12:00:00Z', true);
    await move(later, 'interview', '2026-03-12T18:30:00Z');
    await move(await add('F', 'held'), 'interview', '2026-03-11T12:00:00Z');

    const { stages } = await report('stages?from=2026-03-11&to=2026-03-12');
    const of = (stage: string) => stages.find((row: { stage: string }) => row.stage === stage);
    expect(of('interview')).toMatchObject({ stays: 2, left: 1, leftBefore: 2 });
    expect(of('screening')).toMatchObject({ stays: 1, left: 1, leftBefore: 0 });
    expect(await namesIn(of('interview').leftFilter)).toBe('A');
    expect(await namesIn(of('interview').leftBeforeFilter)).toBe('BC');
    expect(await namesIn(of('screening').leftFilter)).toBe('C');
    expect(await namesIn(of('screening').leftBeforeFilter)).toBe('');
    const { leftSince, leftBefore } = of('screening').leftFilter;
    expect(await namesIn({ leftSince, leftBefore, later: true })).toBe('AC');
    expect(await namesIn({ left: ['screening', 'interview'], later: true })).toBe('ABCE');
  });

  it.each([{ left: 'lost' }, { leftSince: '2026-01-01' }, { answeredBefore: 'x' }, { referrer: 7 }])(
    'is refused for the filter %j',
    (filter) =>
      callAdmin(api, 'get', `/api/admin/applications?filter=${encodeURIComponent(JSON.stringify(filter))}`, {
        cookie: hr,
      }).expect(400),
  );
});

describe('The list behind the time to the first answer', () => {
  it('has those who were answered in these days, and in as many before, without people who were removed', async () => {
    const add = async (name: string, at: string) => {
      const { id } = await addApplication(api, { name });
      await api.sql(
        `UPDATE applications SET created_at = $2::timestamptz - interval '3 days', first_answer_at = $2 WHERE id = $1`,
        [id, at],
      );
      return id;
    };
    await add('P', '2026-03-12T18:29:59.999Z');
    await add('Q', '2026-03-10T18:30:00Z');
    await add('R', '2026-03-10T18:29:59.999Z');
    await add('S', '2026-03-08T18:30:00Z');
    await add('T', '2026-03-08T18:29:59.999Z');
    await add('V', '2026-03-12T18:30:00Z');
    const gone = await add('U', '2026-03-11T12:00:00Z');
    await api.sql('DELETE FROM applications WHERE id = $1', [gone]);

    const answers = await report('answers?from=2026-03-11&to=2026-03-12');
    expect(answers).toMatchObject({
      from: '2026-03-11',
      to: '2026-03-12',
      answers: 3,
      listed: 2,
      before: { from: '2026-03-09', to: '2026-03-10', answers: 2 },
    });
    expect(await namesIn(answers.filter)).toBe('PQ');
    expect(await namesIn(answers.before.filter)).toBe('RS');
  });
});
