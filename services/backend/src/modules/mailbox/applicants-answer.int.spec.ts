import { randomUUID } from 'node:crypto';
import { eventually } from '../../../test/eventually';
import { exportsAreRecorded } from '../../../test/exports-are-recorded';
import { callAdmin } from '../../../test/call-admin';
import { makeTextPdf } from '../../../test/make-documents';
import { filePart, makeBounce, makeMail, parts, textPart } from '../../../test/make-mail';
import { postApplication, validFields } from '../../../test/post-application';
import { readZip } from '../../../test/read-zip';
import { addStaff, signIn } from '../../../test/sign-in';
import { startDesk } from '../../../test/start-replies';

let desk: Awaited<ReturnType<typeof startDesk>>;
let hr: Awaited<ReturnType<typeof addStaff>>;
let cookie: string;
beforeAll(async () => {
  desk = await startDesk({ REPLY_MAILBOX_PLUS: 'yes' });
  hr = await addStaff(desk.api, 'hr', { name: 'Meera Iyer' });
  cookie = await signIn(desk.api, hr);
});
afterAll(() => desk?.stop());

const deliver = (headers: Record<string, string | undefined>, body?: string) =>
  desk.dovecot.deliver('office', makeMail(headers, body));
const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
  callAdmin(desk.api, method, `/api/admin/${path}`, { cookie, ...(body && { body }) });
const opened = async (id: string) => (await call('get', `applications/${id}/opened`).expect(200)).body;
const replies = async (id: string) => (await opened(id)).replies;
const joined = async (id: string, count = 1) => {
  await eventually(async () => (await replies(id)).length >= count, `${count} mails of the applicant`);
  return replies(id);
};
const applied = async (email: string, file?: Buffer) => {
  const fields = { ...validFields, email, message: randomUUID() };
  const { body } = await postApplication(desk.api.url, {
    fields,
    ...(file && { file: { name: 'resume.pdf', bytes: file } }),
  }).expect(201);
  await desk.settled();
  const [row] = await desk.api.sql<{ id: string }>('SELECT id FROM applications WHERE reference = $1', [
    body.reference,
  ]);
  return { id: row!.id, reference: body.reference as string, acknowledgement: desk.mailsTo(email).at(-1)! };
};
const write = (id: string) =>
  call('post', 'applications/messages', { ids: [id], mail: { subject: 'Let us talk', body: 'Which day?' } });
const answerTo = (email: string, messageId: string | undefined) => ({ From: email, 'In-Reply-To': messageId });
const told = (address: string, reference: string) =>
  desk.mailsTo(address).filter(({ subject }) => subject === `Answer from ${validFields.name} (${reference})`);

describe('An applicant’s answer to a mail of ours', () => {
  it('joins the application, ends the wait for the applicant, and HR hears of it; the search finds its words', async () => {
    const email = 'asha.one@mail.example';
    const { id, reference, acknowledgement } = await applied(email);
    expect(acknowledgement.replyTo![0]!.address).toMatch(/^office\+[\da-f]{32}@desk\.example$/);
    const pause = { reason: 'Waiting for the applicant' };
    const { version } = (await call('put', `applications/${id}/pause`, pause).expect(200)).body;
    await deliver(
      answerTo(email.toUpperCase(), acknowledgement.messageId),
      'I have a zeppelin.\n\nOn Friday, Desk wrote:\n> Hello',
    );
    expect(await joined(id)).toMatchObject([
      { applicationId: id, kind: 'reply', isSenders: true, text: 'I have a zeppelin.', files: [] },
    ]);
    const { application, deeds } = await opened(id);
    expect(application).toMatchObject({ answerPausedFor: null, answerDueAt: expect.any(String), version });
    expect(deeds.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['application.mail-received', 'application.answer-resumed']),
    );
    await desk.settled();
    const [notice] = told('hr@plumbline.example', reference);
    expect(notice!.replyTo).toBeUndefined();
    expect(notice!.text).toContain(`/admin/applications/${id}/show`);
    const filter = encodeURIComponent(JSON.stringify({ q: 'zeppelin' }));
    const found = (await call('get', `applications?filter=${filter}`).expect(200)).body;
    expect(found).toMatchObject([{ id, hits: [{ where: 'mail' }] }]);
    const log = await desk.api.sql('SELECT details::text FROM audit_log WHERE subject_id = $1', [id]);
    expect(JSON.stringify(log)).not.toContain('zeppelin');
  });

  it('is told to the colleague who has the application, and not to general staff', async () => {
    const email = 'asha.two@mail.example';
    const { id, reference, acknowledgement } = await applied(email);
    const [person] = await desk.api.sql<{ id: string }>('SELECT id FROM staff WHERE email = $1', [hr.email]);
    await call('post', 'applications/assignee', { ids: [id], to: person!.id }).expect(200);
    await deliver({ From: email, To: acknowledgement.replyTo![0]!.address!, 'In-Reply-To': undefined });
    await joined(id);
    await desk.settled();
    expect(told(hr.email, reference)).toHaveLength(1);
    expect(told('hr@plumbline.example', reference)).toEqual([]);
    expect((await desk.call('get', `applications/${id}/opened`).expect(200)).body.replies).toEqual([]);
  });

  it('by a program is shown and changes nothing; a mail that came back has failed, with the reason', async () => {
    const email = 'asha.three@mail.example';
    const { id, reference, acknowledgement } = await applied(email);
    await write(id).expect(200);
    await desk.settled();
    const written = desk.mailsTo(email).at(-1)!;
    expect(written.messageId).not.toBe(acknowledgement.messageId);
    await call('put', `applications/${id}/pause`, { reason: 'Waiting for the applicant' });
    const about = answerTo(email, written.messageId);
    await deliver({ ...about, 'Auto-Submitted': 'auto-replied' }, 'I am away.');
    await desk.dovecot.deliver('office', makeBounce(written.messageId, email));
    expect(await joined(id)).toMatchObject([{ kind: 'automatic', text: 'I am away.' }]);
    const mail = async () =>
      (await opened(id)).mails.find(({ subject }: { subject: string }) => subject === 'Let us talk');
    await eventually(async () => (await mail()).state === 'failed', 'the mail to be one that came back');
    expect(await mail()).toMatchObject({ answer: expect.stringContaining('no such user here') });
    expect(await replies(id)).toHaveLength(1);
    await desk.settled();
    expect(told('hr@plumbline.example', reference)).toEqual([]);
  });

  it('by somebody else joins as a stranger’s; one of a colleague, and one that answers our notice, join nothing', async () => {
    const email = 'asha.four@mail.example';
    const { id, reference, acknowledgement } = await applied(email);
    const notice = desk.mailsTo('hr@plumbline.example').find(({ text }) => text?.includes(reference));
    await deliver({ ...answerTo(hr.email, acknowledgement.messageId) }, 'Forwarded.');
    await deliver({ ...answerTo(email, notice!.messageId) }, 'To the notice.');
    await deliver({ ...answerTo('friend@mail.example', acknowledgement.messageId) }, 'I answer for her.');
    expect(await joined(id)).toMatchObject([{ isSenders: false, senderEmail: 'friend@mail.example' }]);
  });
});

describe('A file in an applicant’s answer', () => {
  it('becomes the resume when somebody says so: filed, scanned, read and searched, and the one before it stays', async () => {
    const email = 'asha.files@mail.example';
    const before = makeTextPdf({ text: 'The first one' });
    const newer = makeTextPdf({ text: 'Knows gyrocopters' });
    const { id, acknowledgement } = await applied(email, before);
    const [type, body] = parts(
      'multipart/mixed',
      textPart('My new resume.'),
      filePart('Resume 2026.pdf', newer),
      filePart('photo.png', 'x', 'image/png'),
    );
    await deliver({ ...answerTo(email, acknowledgement.messageId), ...type }, body);
    const [{ files }] = await joined(id);
    expect(files).toMatchObject([
      { name: 'Resume 2026.pdf', mayBeResume: true, usedAt: null, formerResume: null },
      { name: 'photo.png', mayBeResume: false },
    ]);
    const named = encodeURIComponent(JSON.stringify({ q: 'photo' }));
    expect((await call('get', `applications?filter=${named}`).expect(200)).body).toMatchObject([
      { id, hits: [{ where: 'mail' }] },
    ]);
    const former = (await opened(id)).application.resume;
    await call('put', `received-files/${files[1].id}/resume`).expect(415);
    await call('put', `received-files/${files[0].id}/resume`).expect(204);
    await call('put', `received-files/${files[0].id}/resume`).expect(204);
    await desk.settled();
    const { application, replies: after, deeds } = await opened(id);
    expect(application).toMatchObject({ resumeState: 'stored', hasPreview: true, resumeSize: newer.length });
    expect(after[0].files[0]).toMatchObject({ usedAt: expect.any(String), formerResume: former });
    expect(deeds.filter(({ action }: { action: string }) => action === 'resume.replaced')).toHaveLength(1);
    for (const [key, bytes] of [
      [application.resume, newer],
      [former, before],
    ])
      expect((await callAdmin(desk.api, 'get', `/uploads/${key}`, { cookie }).responseType('blob')).body).toEqual(
        bytes,
      );
    const filter = encodeURIComponent(JSON.stringify({ q: 'gyrocopters' }));
    expect((await call('get', `applications?filter=${filter}`)).body).toMatchObject([{ id }]);
    expect(told('hr@plumbline.example', application.reference)).toHaveLength(1);
  });

  it('is the first resume of who sent none, is in the archive of the person, and goes with them', async () => {
    const email = 'asha.none@mail.example';
    const { id, acknowledgement } = await applied(email);
    const [type, body] = parts('multipart/mixed', textPart('Here.'), filePart('cv.pdf', makeTextPdf({ text: 'One' })));
    await deliver({ ...answerTo(email, acknowledgement.messageId), ...type }, body);
    const [{ files }] = await joined(id);
    await desk.call('get', `received-files/${files[0].id}`).expect(404);
    await call('get', `received-files/${files[0].id}`).expect(200);
    await call('put', `received-files/${files[0].id}/resume`).expect(204);
    await desk.settled();
    expect((await opened(id)).application).toMatchObject({ resumeState: 'stored', resumeType: 'pdf' });
    const archive = await call('post', 'exports', { email }).responseType('blob').expect(200);
    const names = [...(await readZip(archive.body as Buffer)).keys()];
    expect(names.filter((name) => name.endsWith('-file-1-cv.pdf'))).toHaveLength(1);
    await exportsAreRecorded(desk.api);
    const erased = (await desk.call('post', 'erasures', { email, reason: 'asked-for' }).expect(200)).body;
    expect(erased.counts).toMatchObject({ applications: 1, receivedMails: 1 });
    expect(await desk.api.sql('SELECT FROM received_mails WHERE application_id = $1', [id])).toEqual([]);
  });
});
