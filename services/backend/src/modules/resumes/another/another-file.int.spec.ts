import request from 'supertest';
import { callAdmin } from '../../../../test/call-admin';
import { makeLockedPdf, makeTextPdf } from '../../../../test/make-documents';
import { validFields } from '../../../../test/post-application';
import { startAsking, tokenIn } from '../../../../test/start-asking';
import { SWITCHED_OFF } from '../../notifications/switches/mail-switches';

let stack: Awaited<ReturnType<typeof startAsking>>;
beforeAll(async () => {
  stack = await startAsking();
});
afterAll(() => stack.stop());

describe('The link', () => {
  it('row 362: changes nothing by being opened, however often', async () => {
    const applied = await stack.locked();
    const token = tokenIn(stack.asksTo(applied)[0]);
    const rows = `SELECT (SELECT jsonb_agg(to_jsonb(k)) FROM resume_asks k) AS asks, (SELECT jsonb_agg(to_jsonb(r)) FROM resumes r) AS resumes,
      (SELECT count(*) FROM outbox) AS events, (SELECT count(*) FROM audit_log) AS entries`;
    const before = await stack.api.sql(rows);
    for (let times = 0; times < 3; times += 1) {
      const { text, headers } = await stack.page(token).expect(200);
      expect(text).toBe(`open|${validFields.apply}|${token}||`);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    }
    await request(stack.api.url).head(`/another-file/${token}`).expect(200);
    expect(await stack.api.sql(rows)).toEqual(before);
  });

  it('row 499: is nowhere in the words that are kept of its mail', async () => {
    const applied = await stack.locked();
    const [mail] = stack.asksTo(applied);
    const [kept] = await stack.api.sql<{ body: string }>(
      `SELECT t.body FROM mail_texts t JOIN deliveries d ON d.id = t.delivery_id
       WHERE d.subject_id = $1 AND d.template = 'acknowledge-unreadable'`,
      [applied.id],
    );
    expect(kept!.body).toContain('Send another file: (a link that only the applicant has)');
    expect(kept!.body).not.toContain(tokenIn(mail));
    expect(await stack.api.sql('SELECT FROM mail_texts WHERE body LIKE $1', [`%${tokenIn(mail)}%`])).toEqual([]);
  });

  it('row 363: takes another file, of which HR hears once, and the former one stays', async () => {
    const applied = await stack.locked();
    const before = await stack.view(applied);
    const token = tokenIn(stack.asksTo(applied)[0]);
    const bytes = makeTextPdf({ text: 'Opens everywhere' });
    const { body } = await stack.send(token, bytes).expect(201);
    expect(body).toMatchObject({ reference: applied.reference });
    await stack.settled();
    const after = await stack.view(applied);
    expect(after).toMatchObject({ resumeState: 'stored', flags: [], hasPreview: true, resumeSize: bytes.length });
    expect(after.resume).not.toBe(before.resume);
    const download = await request(stack.api.url)
      .get(`/uploads/${String(after['resume'])}`)
      .set('Cookie', stack.hr)
      .expect(200);
    expect(download.body).toEqual(bytes);
    const [ask] = await stack.asksOf(applied);
    expect(ask).toMatchObject({ file: before.resume, answeredAt: expect.any(String) });
    await request(stack.api.url).get(`/uploads/${ask!.file}`).set('Cookie', stack.hr).expect(200);
    const answer = await request(stack.api.url)
      .get('/api/admin/applications?filter={"q":"everywhere"}')
      .set('Cookie', stack.hr);
    expect((answer.body as { id: string }[]).map(({ id }) => id)).toContain(applied.id);
    expect(stack.toHr(applied).map(({ subject }) => subject?.split(':')[0])).toEqual([
      validFields.apply,
      'Another file',
    ]);
    expect(stack.asksTo(applied)).toHaveLength(1);
    const actions = await stack.api.sql<{ action: string }>(
      `SELECT action FROM audit_log WHERE subject_id = $1 AND action IN ('resume.asked-again', 'resume.replaced') ORDER BY id`,
      [applied.id],
    );
    expect(actions.map(({ action }) => action)).toEqual(['resume.asked-again', 'resume.replaced']);
  });

  it('tells HR by no mail while that is switched off, and the file is there', async () => {
    const turn = (on: boolean) =>
      callAdmin(stack.api, 'put', '/api/admin/mail-templates/hr-another-file/switch', {
        cookie: stack.hr,
        body: { on },
      }).expect(200);
    const applied = await stack.locked();
    await turn(false);
    const bytes = makeTextPdf({ text: 'Silent' });
    await stack.send(tokenIn(stack.asksTo(applied)[0]), bytes).expect(201);
    await stack.settled();
    await turn(true);
    expect(stack.toHr(applied)).toHaveLength(1);
    expect(await stack.view(applied)).toMatchObject({ resumeState: 'stored', resumeSize: bytes.length });
    const mails = `SELECT state, answer FROM deliveries WHERE subject_id = $1 AND template = 'hr-another-file'`;
    expect(await stack.api.sql(mails, [applied.id])).toEqual([{ state: 'skipped', answer: SWITCHED_OFF }]);
  });

  it('row 364: takes one file: a repetition has the same answer, another one is told so, and one of two at once comes in', async () => {
    const applied = await stack.locked();
    const token = tokenIn(stack.asksTo(applied)[0]);
    const one = makeTextPdf({ text: 'one' });
    const answers = await Promise.all([stack.send(token, one), stack.send(token, makeTextPdf({ text: 'two' }))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 410]);
    const first = answers.find(({ status }) => status === 201);
    const acceptedFile = first === answers[0] ? one : makeTextPdf({ text: 'two' });
    expect((await stack.send(token, acceptedFile).expect(201)).body).toEqual(first!.body);
    expect((await stack.send(token, makeTextPdf({ text: 'three' })).expect(410)).body.code).toBe('link_answered');
    expect((await stack.page(token).expect(410)).text).toMatch(/^answered\|/);
    await stack.settled();
    expect(await stack.api.sql('SELECT FROM former_resumes WHERE application_id = $1', [applied.id])).toHaveLength(1);
    expect(stack.toHr(applied)).toHaveLength(2);
  });

  it('row 365: refuses what the form refuses, in words for the page, and stays good', async () => {
    const applied = await stack.locked();
    const token = tokenIn(stack.asksTo(applied)[0]);
    await stack.send(token, null).expect(400);
    const rtf = await stack.send(token, Buffer.from('{\\rtf1 hello}'), 'cv.doc').expect(415);
    expect((await stack.page(token, '?failed=unsupported_file_type').expect(200)).text).toContain(
      rtf.body.errors.resume.slice(0, 20),
    );
    expect((await stack.page(token).expect(200)).text).not.toContain('RTF');
    // The connection ends with the answer, which a client that is still sending may not get to read.
    const tooLarge = await stack.send(token, Buffer.alloc(5 * 1024 * 1024 + 1, '%PDF-1.7 ')).then(
      ({ status }) => String(status),
      ({ code }: { code?: string }) => code,
    );
    expect(['413', 'ECONNRESET', 'EPIPE']).toContain(tooLarge);
    const refererOf = `http://frontdoor.example/another-file/${token}`;
    const back = await stack
      .send(token, null)
      .set('Accept', 'text/html')
      .set('Referer', refererOf)
      .redirects(0)
      .expect(303);
    expect(back.headers['location']).toMatch(/^\/(?:another-file\/[\w-]{43}|contact)\?failed=validation_failed/);
    await stack.send(token, makeTextPdf()).expect(201);
  });

  it('row 367: is over with its time, its post and its application, and tells so', async () => {
    const { body: post } = await stack
      .call('post', '/api/jobposts', { title: 'Welder', para: 'P', location: 'L' })
      .expect(201);
    const late = await stack.locked();
    const closed = await stack.locked({ job_post: (post as { id: string }).id });
    const withdrawn = await stack.locked();
    await stack.api.sql(`UPDATE resume_asks SET expires_at = now() WHERE application_id = $1`, [late.id]);
    expect((await stack.page(tokenIn(stack.asksTo(closed)[0])).expect(200)).text).toContain('|Welder|');
    await stack
      .call('delete', `/api/jobposts/${(post as { id: string }).id}`)
      .expect((answer) => expect(answer.ok).toBe(true));
    await stack.api.sql(`UPDATE applications SET stage = 'withdrawn' WHERE id = $1`, [withdrawn.id]);
    for (const [applied, state, code] of [
      [late, 'expired', 'link_expired'],
      [closed, 'closed', 'application_closed'],
      [withdrawn, 'closed', 'application_closed'],
    ] as const) {
      const token = tokenIn(stack.asksTo(applied)[0]);
      expect((await stack.page(token).expect(410)).text).toMatch(new RegExp(`^${state}\\|`));
      expect((await stack.send(token, makeTextPdf()).expect(410)).body.code).toBe(code);
    }
  });

  it('row 368: of an erased person answers like one that never was, and nothing is left', async () => {
    const applied = await stack.locked();
    const token = tokenIn(stack.asksTo(applied)[0]);
    await stack.send(token, makeLockedPdf('erased')).expect(201);
    await stack.settled();
    const newest = tokenIn(stack.asksTo(applied).at(-1));
    const keys = (
      await stack.api.sql<{ key: string }>(
        `SELECT key FROM resumes WHERE application_id = $1 UNION SELECT key FROM former_resumes WHERE application_id = $1`,
        [applied.id],
      )
    ).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    await stack.call('post', '/api/admin/erasures', { email: applied.email, reason: 'asked-for' }).expect(200);
    const erased = [await stack.page(newest), await stack.send(newest, makeTextPdf())];
    const unknown = [await stack.page('x'.repeat(43)), await stack.send('x'.repeat(43), makeTextPdf())];
    for (const [at, answer] of erased.entries()) {
      expect(answer.status).toBe(404);
      const messageOf = ({ text, body }: typeof answer) => (body.code ? [body.code, body.message] : text.split('|')[0]);
      expect(messageOf(answer)).toEqual(messageOf(unknown[at]!));
    }
    for (const table of ['resume_asks', 'former_resumes', 'resumes', 'resume_spool'])
      expect(await stack.api.sql(`SELECT FROM ${table} WHERE application_id = $1`, [applied.id])).toEqual([]);
    expect(await stack.api.sql('SELECT FROM deliveries WHERE recipient = $1', [applied.email])).toEqual([]);
    const events = `SELECT FROM outbox WHERE event LIKE 'resume.%' AND NOT EXISTS (SELECT FROM applications a WHERE a.id = subject_id)
      AND NOT EXISTS (SELECT FROM resume_asks k WHERE k.id = subject_id)`;
    expect(await stack.api.sql(events)).toEqual([]);
    for (const key of keys)
      expect((await request(stack.api.url).get(`/uploads/${key}`).set('Cookie', stack.hr).expect(410)).body.code).toBe(
        'resume_erased',
      );
  });
});
