import { explaining, scannedBy } from '../../../../test/explain';
import { startApi, type TestApi } from '../../../../test/start-api';
import { Values } from '../../../platform/database/statement';
import {
  measureAnswers,
  measureAnswersWithin,
  measureListedAnswers,
} from '../../applications/answers/measure-answers.use-case';
import { countReceivedApplications } from '../../applications/count-applications.use-case';
import { applicationCondition, parseApplicationFilter } from '../../applications/list/filter-applications';
import { measureStages } from '../../pipeline/measure-stages.use-case';
import { answeredWithin, leftWithin, receivedWithin } from './list-filters';

const ROWS = 20_000;
const period = { from: '2026-03-11', to: '2026-03-12', timeZone: 'Asia/Kolkata' };
const before = { ...period, from: '2026-03-09', to: '2026-03-10' };
const span = { since: new Date('2026-03-10T18:30:00Z'), until: new Date('2026-03-12T18:30:00Z') };

describe('Among many thousand applications', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ COMPANY_TIME_ZONE: 'Asia/Kolkata' });
    // Two years and more, each moved and answered once.
    await api.sql(`INSERT INTO applications (reference, name, email, apply, experience, created_at, stage_since, first_answer_at, stage)
      SELECT regexp_replace(lpad(n::text, 8, '0'), '(....)(....)', 'FD-\\1-\\2'), 'Y', 'y@mail.example', 'Java Developer', '1',
        now() - n * interval '1 hour', now() - n * interval '1 hour', now() - n * interval '1 hour', 'screening' FROM generate_series(1, ${ROWS}) n`);
    await api.sql(`INSERT INTO stage_moves (application_id, from_stage, to_stage, since, at, staff_id, staff_name)
      SELECT id, 'new', 'screening', created_at - interval '1 hour', created_at, uuidv7(), 'Somebody' FROM applications`);
    await api.sql('ANALYZE applications, stage_moves');
  });
  afterAll(() => api.stop());

  it('the reports read those of their days alone, by an index', async () => {
    const { sql, plans } = explaining(api);
    await countReceivedApplications(sql, period, before);
    await measureStages(sql, period);
    await measureAnswers(sql);
    await measureAnswersWithin(sql, span.since, span.until);
    await measureListedAnswers(sql, span.since, span.until);
    expect(plans.size).toBe(10);
    expect(scannedBy(plans).filter((scan) => !/past_answers|working_calendar/.test(scan))).toEqual([]);
  });

  it.each([
    ['a position of a week', { ...receivedWithin(span), apply: 'Java Developer' }],
    ['a stage that was left', leftWithin('new', span)],
    ['first answers', answeredWithin(span)],
    ['a colleague', { ...receivedWithin(span), referrer: 'Meera Rao' }],
  ])('the list behind %s is read by an index', async (_, filter) => {
    const values = new Values();
    const condition = applicationCondition(parseApplicationFilter(filter, { id: '', role: 'hr' }))(values);
    const lines = await api.sql<Record<'QUERY PLAN', string>>(
      `EXPLAIN SELECT count(*) FROM applications a WHERE ${condition}`,
      [...values.list],
    );
    const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
    expect(scannedBy(new Map([['list', plan]])).filter((scan) => !scan.endsWith('referrals'))).toEqual([]);
  });
});
