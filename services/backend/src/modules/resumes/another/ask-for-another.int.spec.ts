import { addApplication, addResume } from '../../../../test/add-application';
import { eventually } from '../../../../test/eventually';
import { makeLockedPdf, makeTextDocx, makeTextPdf } from '../../../../test/make-documents';
import { startAsking, tokenIn } from '../../../../test/start-asking';
import { Storage } from '../../../platform/storage/storage';
import { ReadStoredResume } from '../read-stored-resume';

let stack: Awaited<ReturnType<typeof startAsking>>;
beforeAll(async () => {
  stack = await startAsking();
});
afterAll(() => stack.stop());

describe('An applicant whose file nobody can open', () => {
  it('row 360: is told once, in plain words, with a link that takes another file', async () => {
    const applied = await stack.locked({ name: 'Asha https://evil.example Verma' });
    const [mail, ...more] = stack.asksTo(applied);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe(`We could not open your resume (${applied.reference})`);
    for (const body of [mail!.text, mail!.html]) {
      expect(body).toMatch(/protected by a password/);
      expect(body).toContain('Asha Verma, your application is with us');
      expect(body).not.toContain('evil.example');
    }
    expect(tokenIn(mail)).not.toBe('');
    expect(await stack.asksOf(applied)).toMatchObject([
      { reason: 'locked', mailState: 'sent', answeredAt: null, file: null },
    ]);
    const [event] = await stack.api.sql<{ id: string }>(
      `SELECT id FROM outbox WHERE event = 'resume.cleared' AND subject_id = $1`,
      [applied.id],
    );
    await stack.api
      .sql(`UPDATE outbox_jobs SET state = 'pending', settled_at = NULL, queued_at = now() - interval '1 hour',
      times_added = 0
      WHERE event_id = '${event!.id}'`);
    await stack.settled();
    expect(stack.asksTo(applied)).toHaveLength(1);
  });

  it('row 360: is told of a file that is damaged so that no program opens it', async () => {
    const broken = Buffer.from(
      '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 9 0 R >>\nendobj\ntrailer << /Root 1 0 R >>\n',
    );
    const applied = await stack.apply('cv.pdf', broken);
    expect(stack.asksTo(applied).map(({ text }) => /damaged inside/.test(text ?? ''))).toEqual([true]);
  });

  it('row 360: is told of a file whose bytes were damaged before they were filed, and what is there of them is kept', async () => {
    const { id } = await addApplication(stack.api, { email: 'lost@mail.example' });
    await addResume(stack.api, id, { state: 'received' });
    await stack.api.sql(`INSERT INTO resume_spool (application_id, bytes) VALUES ($1, 'half of it')`, [id]);
    await stack.api.sql(`INSERT INTO outbox (event, subject_id) VALUES ('application.submitted', $1)`, [id]);
    const askMails = () =>
      stack.smtp.mails.filter(({ text }) => /damaged on our side while we stored it/.test(text ?? ''));
    await eventually(() => askMails().length > 0, 'the mail that asks', 60);
    await stack.send(tokenIn(askMails()[0]), makeTextPdf({ text: 'whole' })).expect(201);
    await eventually(async () => (await stack.view({ id })).resumeState === 'stored', 'a filed resume', 60);
    const former = await stack.api.sql<{ spooled: Buffer }>(
      'SELECT spooled FROM former_resumes WHERE application_id = $1',
      [id],
    );
    expect(former.map(({ spooled }) => spooled.toString())).toEqual(['half of it']);
  });

  it('row 361: is not asked where HR can read the file, a scan without text among them', async () => {
    const empty = await stack.apply('cv.pdf', makeTextPdf({ drawing: '0 0 m 100 100 l S' }));
    const word = await stack.apply('cv.docx', makeTextDocx('Asha Verma'));
    for (const applied of [empty, word]) expect(await stack.asksOf(applied)).toEqual([]);
    expect([...stack.asksTo(empty), ...stack.asksTo(word)]).toEqual([]);
  });

  it('row 366: asks again when the other file cannot be opened either, three times in all', async () => {
    const applied = await stack.locked();
    for (const round of [1, 2, 3]) {
      expect(stack.asksTo(applied)).toHaveLength(round);
      await stack.send(tokenIn(stack.asksTo(applied).at(-1)), makeLockedPdf(`Round ${round}`)).expect(201);
      await stack.settled();
    }
    expect(stack.asksTo(applied)).toHaveLength(3);
    expect(stack.toHr(applied)).toHaveLength(4);
    const asks = await stack.asksOf(applied);
    expect(new Set(asks.map(({ file }) => file)).size).toBe(3);
  });
});

it('row 369: what is found out late about a former file is not told of the one that has replaced it', async () => {
  const applied = await stack.locked();
  const [former] = await stack.api.sql<{ key: string }>('SELECT key FROM resumes WHERE application_id = $1', [
    applied.id,
  ]);
  await stack.send(tokenIn(stack.asksTo(applied)[0]), makeTextPdf({ text: 'good' })).expect(201);
  await stack.settled();
  const stored = stack.worker.get(ReadStoredResume, { strict: false });
  const [row] = await stack.api.sql<{ size: number; sha256: Buffer }>(
    'SELECT size, sha256 FROM former_resumes WHERE key = $1',
    [former!.key],
  );
  await stack.worker.get(Storage, { strict: false }).remove(`resumes/${former!.key}`);
  const read = stored.read({ applicationId: applied.id, key: former!.key, ...row!, storageFault: null });
  await expect(read).rejects.toMatchObject({ code: 'resume_missing' });
  expect(await stack.view(applied)).toMatchObject({ storageFault: null, resumeState: 'stored' });
});
