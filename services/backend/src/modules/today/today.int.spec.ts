import { addApplication, addResume } from '../../../test/add-application';
import { addDelivery } from '../../../test/add-delivery';
import { callAdmin } from '../../../test/call-admin';
import { cookieFor } from '../../../test/sign-in';
import { type TestApi, startApi } from '../../../test/start-api';
import { toDoKinds } from './to-do-lines';

let api: TestApi;
let hr: string;
let post: string;

interface Counted {
  list?: string;
  filter: Record<string, unknown>;
  sort?: { field: string; order: string };
  count: number;
}

beforeAll(async () => {
  api = await startApi();
  hr = await cookieFor(api, 'hr');
});
afterAll(() => api.stop());

const day = async (path = '') =>
  (await callAdmin(api, 'get', `/api/admin/today${path}`, { cookie: hr }).expect(200)).body;
const set = (id: string, values: string) => api.sql(`UPDATE applications SET ${values} WHERE id = $1`, [id]);

/** How many a list has, by its own answer. */
async function sizeOf({ list = 'applications', filter, sort }: Counted): Promise<number> {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,0]' });
  if (sort) query.set('sort', JSON.stringify([sort.field, sort.order]));
  const { headers } = await callAdmin(api, 'get', `/api/admin/${list}?${query.toString()}`, { cookie: hr }).expect(200);
  return Number(headers['content-range']?.split('/')[1]);
}

/** A company with something of every kind, and beside each what must not count. */
async function seed(): Promise<void> {
  const add = async (name: string, values: string, more: object = {}) => {
    const { id } = await addApplication(api, { name, ...more });
    await set(id, values);
    return id;
  };
  await add('Meera Iyer', `answer_due_at = now() - interval '3 days'`);
  await add('Arjun Singh', `answer_due_at = now() - interval '1 day'`);
  await add('Held Late', `answer_due_at = now() - interval '9 days', standing = 'held'`);
  // The last moment of this day, wherever the company is.
  await add(
    'Due Today',
    `answer_due_at = (SELECT ((now() AT TIME ZONE time_zone)::date + 1)::timestamp AT TIME ZONE time_zone
    - interval '1 millisecond' FROM working_calendar)`,
  );
  await add('Replied Ravi', `answer_due_at = now() + interval '5 days', replied_at = now() - interval '1 day'`);
  await add('Later Lena', `later_until = now() + interval '5 days'`, { apply: 'UI/UX Designer' });
  const flagged = await add('Flagged Fatima', `answer_due_at = now() + interval '5 days'`);
  const unreadable = await add('Unreadable Uma', `answer_due_at = now() + interval '5 days'`);
  const answered = await add('Answered Asha', `answer_due_at = NULL, answer_ended_at = now()`);
  const fine = await add('Fine Farah', `answer_due_at = now() + interval '5 days'`);
  const beingRead = await add('Read Rohan', `answer_due_at = now() + interval '5 days'`);
  for (const id of [flagged, unreadable, answered, fine, beingRead]) await addResume(api, id);
  await api.sql(`UPDATE resumes SET flags = '{"It contains a script."}' WHERE application_id = ANY($1)`, [
    [flagged, answered],
  ]);
  await api.sql(`UPDATE resumes SET has_preview = true WHERE application_id = ANY($1)`, [[flagged, answered, fine]]);
  await api.sql(
    `INSERT INTO resume_previews (application_id, key, state) VALUES
      ($1, repeat('a', 26), 'failed'), ($2, repeat('b', 26), 'begun')`,
    [unreadable, beingRead],
  );
  await addDelivery(api, { recipient: 'daniel@mail.example' });
  await addDelivery(api, { state: 'sent' });
  const posts = await api.sql<{ id: string }>(`
    INSERT INTO job_posts (title, para, location, intent, closes_at) VALUES
      ('Flutter Developer', 'Builds', 'Noida', 'published', now() + interval '1 day'),
      ('Java Developer', 'Builds', 'Noida', 'published', now() + interval '8 days'),
      ('Tester', 'Tests', 'Noida', 'published', NULL),
      ('Writer', 'Writes', 'Noida', 'draft', now() + interval '1 day') RETURNING id`);
  post = posts[0]!.id;
  await add('For the Post', `job_post_id = '${post}', answer_due_at = now() + interval '5 days'`);
  await add('Answered for it', `job_post_id = '${post}', answer_due_at = NULL, answer_ended_at = now()`);
  const [referral] = await api.sql<{ id: string }>(
    `INSERT INTO referrals (job_post_id, name, code) VALUES ($1, 'Meera Rao', 'abcdefgh23') RETURNING id`,
    [post],
  );
  await add('Hired by a link', `stage = 'hired', referral_id = '${referral!.id}', source = '{"ref":"abcdefgh23"}'`);
  await add('Hired from a board', `stage = 'hired', source = '{"utm_source":"board","ref":"x"}'`);
  await add('Hired, not told', `stage = 'hired'`);
  const ended = `stage = 'hired', answer_due_at = NULL, answer_ended_at = now()`;
  const createdAt = '2020-01-02T00:00:00Z';
  await add('Hired long ago', `${ended}, stage_since = '2020-02-02'`, { createdAt });
  await add('Hired after years', ended, { createdAt });
  await add('Screened', `stage = 'screening'`);
}

describe('The day of HR', () => {
  it('has nothing to do where nothing waits', async () => {
    const { toDo, week, hires, stages, answers } = await day();
    expect(toDo).toEqual([]);
    expect([week.total, hires.total, stages.total]).toEqual([0, 0, 0]);
    expect(answers).toMatchObject({ days: 90, promisedDays: 5, medianWorkingDays: null });
  });

  describe('in a company at work', () => {
    beforeAll(seed);

    it('has of each line and of each bar exactly as many as its list', async () => {
      const { toDo, week, stages, hires } = await day();
      const counted: Counted[] = [...toDo, ...week.bars, ...stages.bars, ...hires.bars];
      expect(toDo.map(({ kind }: { kind: string }) => kind)).toEqual(toDoKinds);
      expect(stages.bars).toHaveLength(4);
      for (const one of counted) expect({ ...one, count: await sizeOf(one) }).toEqual(one);
      for (const { total, filter } of [week, stages, hires]) expect(await sizeOf({ filter, count: 0 })).toBe(total);
    });

    it('names those who come first, with what is the matter', async () => {
      const { toDo } = await day('/to-do');
      const firstOf = (kind: string) => toDo.find((line: { kind: string }) => line.kind === kind).first;
      expect(firstOf('overdue')).toMatchObject([
        { name: 'Meera Iyer', daysLate: expect.any(Number) },
        { name: 'Arjun Singh' },
      ]);
      expect(firstOf('today')).toMatchObject([{ name: 'Due Today', daysLate: null }]);
      expect(firstOf('replied')).toMatchObject([{ name: 'Replied Ravi', daysLate: null }]);
      expect(firstOf('mails')).toMatchObject([{ name: 'daniel@mail.example', note: 'the last words' }]);
      expect(firstOf('files')).toMatchObject([
        { name: 'Flagged Fatima', note: 'It contains a script.' },
        { name: 'Unreadable Uma', note: null },
      ]);
      expect(firstOf('held')).toMatchObject([{ name: 'Held Late' }]);
      expect(firstOf('closing')).toMatchObject([{ name: 'Flutter Developer', applicants: 2, unanswered: 1 }]);
    });

    it('row 525: tells where the hires of a year came from, whenever they came, a referral before what its link says', async () => {
      const { hires } = await day();
      expect(hires.total).toBe(4);
      expect(hires.bars).toMatchObject([
        { kind: 'untold', name: null, count: 2 },
        { kind: 'referral', name: null, count: 1 },
        { kind: 'source', name: 'board', count: 1 },
      ]);
    });

    it('leaves out who is put off, as the list does', async () => {
      const { week } = await day();
      expect(week.bars.map(({ name }: { name: string }) => name)).not.toContain('UI/UX Designer');
    });
  });
});
