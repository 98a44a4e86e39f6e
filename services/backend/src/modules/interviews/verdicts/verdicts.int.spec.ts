import { addApplication } from '../../../../test/add-application';
import { arrangeInterview, endInterview, idOfStaff } from '../../../../test/arrange-interview';
import { callAdmin } from '../../../../test/call-admin';
import { exportsAreRecorded } from '../../../../test/exports-are-recorded';
import { readZip } from '../../../../test/read-zip';
import { addStaff, signIn } from '../../../../test/sign-in';
import { type Mailing, startMailing } from '../../../../test/start-mailing';

let mailing: Mailing;
/** Two interviewers of HR, a colleague who takes no part, and an interviewer who is a general administrator. */
const people = {} as Record<'meera' | 'ravi' | 'tara' | 'gaurav', { email: string; cookie: string; id: string }>;
beforeAll(async () => {
  mailing = await startMailing();
  for (const name of ['meera', 'ravi', 'tara', 'gaurav'] as const) {
    const person = await addStaff(mailing.api, name === 'gaurav' ? 'general' : 'hr', { name });
    const cookie = await signIn(mailing.api, person);
    people[name] = { email: person.email, cookie, id: await idOfStaff(mailing.api, person.email) };
  }
});
afterAll(() => mailing.stop());
type Name = keyof typeof people;

const call = (who: Name, method: 'get' | 'post', path: string, body?: object) =>
  callAdmin(mailing.api, method, `/api/admin/${path}`, { cookie: people[who].cookie, ...(body && { body }) });
const give = (who: Name, id: string, verdict = 'yes', reason = `As ${who} saw it.`) =>
  call(who, 'post', `interviews/${id}/verdict`, { verdict, reason });
async function arrange(email: string, isOver = true) {
  const { id: applicationId } = await addApplication(mailing.api, { name: 'Asha Verma', email });
  const with_ = [people.meera.id, people.ravi.id, people.gaurav.id];
  const { body } = await arrangeInterview(mailing.api, people.meera.cookie, applicationId, with_).expect(201);
  const { id } = body as { id: string };
  await mailing.settled();
  if (isOver) await endInterview(mailing.api, id);
  return { id, applicationId };
}
/** As if the moment after the interview had come. */
async function comeDue(id: string) {
  await mailing.api.sql(
    `UPDATE outbox SET not_before = now(), leased_until = NULL WHERE published_at IS NULL AND event = 'interview.verdicts-due'
      AND subject_id IN (SELECT id FROM interview_changes WHERE interview_id = $1)`,
    [id],
  );
  await mailing.settled();
}
const asks = (who: Name) =>
  mailing.mailsTo(people[who].email).filter(({ subject }) => subject?.startsWith('Your verdict'));
const seen = async (who: Name, id: string) => {
  const { verdicts, verdictsGiven, awaited } = (await call(who, 'get', `interviews/${id}`).expect(200)).body;
  return [
    verdicts.map(({ name }: { name: string }) => name),
    verdictsGiven,
    awaited.map((one: { name: string }) => one.name),
  ];
};

describe('A verdict', () => {
  it('is asked for once, of each interviewer, by a mail that says nothing of the applicant', async () => {
    const { id, applicationId } = await arrange('asked@mail.example');
    await give('ravi', id).expect(201);
    await comeDue(id);
    expect([asks('ravi'), asks('tara')]).toEqual([[], []]);
    for (const [who, page] of [
      ['meera', `/admin/applications/${applicationId}/show#interviews`],
      ['gaurav', `/admin/interviews/${id}/show`],
    ] as const) {
      const [ask, ...more] = asks(who);
      expect(more).toEqual([]);
      expect(ask!.text).toContain(page);
      expect([ask!.subject, ask!.text, ask!.html].join()).not.toMatch(/Asha|Verma|Java|asked@/);
    }
    await mailing.api
      .sql(`UPDATE outbox_jobs SET state = 'pending', settled_at = NULL, queued_at = now() - interval '1 hour', times_added = 0
      WHERE job = 'interviews.ask-for-verdicts'`);
    await mailing.settled();
    expect(asks('meera')).toHaveLength(1);
  });

  it('is not asked for when the interview was cancelled, or the application is at its end', async () => {
    const before = asks('meera').length;
    const cancelled = await arrange('cancelled@mail.example', false);
    await call('meera', 'post', `interviews/${cancelled.id}/cancel`).expect(200);
    await comeDue(cancelled.id);
    const ended = await arrange('withdrawn@mail.example');
    await call('meera', 'post', `applications/${ended.applicationId}/stage`, { stage: 'withdrawn' }).expect(200);
    await comeDue(ended.id);
    expect(asks('meera')).toHaveLength(before);
    expect((await give('meera', cancelled.id).expect(409)).body.code).toBe('interview_not_over');
  });

  it('is seen by another interviewer when theirs is given, and by colleagues who took no part', async () => {
    const { id, applicationId } = await arrange('seen@mail.example');
    await give('ravi', id, 'strong-no', 'Could not explain the code.').expect(201);
    for (const who of ['meera', 'gaurav'] as const) expect(await seen(who, id)).toEqual([[], 1, ['gaurav', 'meera']]);
    for (const who of ['ravi', 'tara'] as const)
      expect(await seen(who, id)).toEqual([['ravi'], 1, ['gaurav', 'meera']]);
    const filter = encodeURIComponent(JSON.stringify({ application: applicationId }));
    const [listed] = (await call('meera', 'get', `interviews?filter=${filter}`).expect(200)).body;
    const log = await mailing.api.sql('SELECT details FROM audit_log WHERE subject_id = $1', [applicationId]);
    const history = await call('meera', 'get', `applications/${applicationId}/history`);
    for (const told of [listed, log, history.body])
      expect(JSON.stringify(told)).not.toMatch(/strong-no|Could not explain/);
    const { body } = await give('meera', id, 'strong-yes').expect(201);
    expect(body.verdicts.map(({ name, verdict }: Record<string, string>) => [name, verdict])).toEqual([
      ['ravi', 'strong-no'],
      ['meera', 'strong-yes'],
    ]);
    expect(await seen('meera', id)).toEqual([['ravi', 'meera'], 2, ['gaurav']]);
  });

  it('row 520: is on a list until the last one is given, or the application is at its end, however long it is missing', async () => {
    const missing = async (who: Name, filter: object = {}) => {
      const query = encodeURIComponent(JSON.stringify({ awaited: true, ...filter }));
      const { body } = await call(who, 'get', `interviews?filter=${query}`).expect(200);
      return (body as { id: string }[]).map(({ id }) => id);
    };
    const { id, applicationId } = await arrange('missing@mail.example');
    const coming = await arrange('to-come@mail.example', false);
    const ended = await arrange('ended@mail.example');
    await call('meera', 'post', `applications/${ended.applicationId}/stage`, { stage: 'withdrawn' }).expect(200);
    await mailing.api.sql(`UPDATE interviews SET starts_at = starts_at - interval '40 days' WHERE id = $1`, [id]);
    const of = { application: applicationId };
    for (const who of ['meera', 'tara', 'gaurav'] as const) expect(await missing(who, of)).toEqual([id]);
    for (const other of [coming, ended])
      expect(await missing('tara', { application: other.applicationId })).toEqual([]);
    await give('gaurav', id).expect(201);
    expect(await missing('gaurav', of)).toEqual([]);
    expect(await missing('tara', { ...of, staff: people.gaurav.id })).toEqual([]);
    expect(await missing('tara', { ...of, staff: people.ravi.id })).toEqual([id]);
    await give('ravi', id).expect(201);
    await give('meera', id).expect(201);
    expect(await missing('tara', of)).toEqual([]);
    expect(await missing('tara', { ...of, awaited: false })).toEqual([id]);
  });

  it('stays as it was given, and is given once however often it is sent', async () => {
    const { id, applicationId } = await arrange('once@mail.example');
    const both = await Promise.all([give('meera', id), give('meera', id)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect((await give('meera', id, 'no').expect(409)).body.code).toBe('verdict_given');
    const log = await mailing.api.sql("SELECT FROM audit_log WHERE subject_id = $1 AND action = 'interview.judged'", [
      applicationId,
    ]);
    expect(log).toHaveLength(1);
  });

  it('is given by those who took part, after the end', async () => {
    const { id } = await arrange('who@mail.example');
    expect((await give('tara', id).expect(409)).body.code).toBe('not_interviewer');
    await give('gaurav', id).expect(201);
    const coming = await arrange('coming@mail.example', false);
    expect((await give('meera', coming.id).expect(409)).body.code).toBe('interview_not_over');
    for (const [verdict, reason, field] of [
      ['maybe', 'x', 'verdict'],
      ['yes', ' ', 'reason'],
      ['yes', 'x'.repeat(501), 'reason'],
    ] as const)
      expect((await give('meera', id, verdict, reason).expect(400)).body.errors).toHaveProperty([field]);
    await give('meera', '0198c5a4-0000-7000-8000-000000000001').expect(404);
    await give('meera', 'x').expect(404);
  });

  it('is in the archive of the applicant without a name, and gone with an erasure', async () => {
    const email = 'archive@mail.example';
    const { id } = await arrange(email);
    await give('ravi', id, 'no', 'Too few years in Kotlin.').expect(201);
    const archive = await call('meera', 'post', 'exports', { email }).responseType('blob').expect(200);
    const files = [...(await readZip(archive.body as Buffer))].map(([name, bytes]) => `${name} ${bytes.toString()}`);
    const record = files.find((file) => file.startsWith('application/')) ?? '';
    const told = (JSON.parse(record.slice(record.indexOf('{'))) as { interviews: { verdicts: object[] }[] }).interviews;
    expect(told[0]!.verdicts).toEqual([
      { verdict: 'no', reason: 'Too few years in Kotlin.', at: expect.any(String) as string },
    ]);
    await exportsAreRecorded(mailing.api);
    await call('meera', 'post', 'erasures', { email, reason: 'asked-for' }).expect(200);
    expect(await mailing.api.sql('SELECT FROM interview_verdicts WHERE interview_id = $1', [id])).toEqual([]);
    expect(
      await mailing.api.sql(`SELECT FROM outbox WHERE event = 'interview.verdicts-due' AND subject_id NOT IN
      (SELECT id FROM interview_changes)`),
    ).toEqual([]);
  });
});
