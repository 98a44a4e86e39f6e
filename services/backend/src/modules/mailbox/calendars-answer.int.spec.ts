import { addApplication } from '../../../test/add-application';
import { arrangeInterview, clockAhead, idOfStaff, planWith } from '../../../test/arrange-interview';
import { callAdmin } from '../../../test/call-admin';
import { eventually } from '../../../test/eventually';
import { type CalendarReply, makeCalendarReply } from '../../../test/make-calendar-reply';
import { filePart, makeMail } from '../../../test/make-mail';
import { addStaff, signIn } from '../../../test/sign-in';
import { startDesk } from '../../../test/start-replies';

const HR_INBOX = 'hr@plumbline.example';
let desk: Awaited<ReturnType<typeof startDesk>>;
let meera: Awaited<ReturnType<typeof addStaff>>;
let cookie: string;
let meeraId: string;
beforeAll(async () => {
  desk = await startDesk();
  meera = await addStaff(desk.api, 'hr', { name: 'Meera Iyer' });
  cookie = await signIn(desk.api, meera);
  meeraId = await idOfStaff(desk.api, meera.email);
});
afterAll(() => desk?.stop());

const call = (method: 'get' | 'post' | 'put', path: string, body?: object) =>
  callAdmin(desk.api, method, `/api/admin/${path}`, { cookie, ...(body && { body }) });
const find = async (id: string) => (await call('get', `interviews/${id}`).expect(200)).body;
const toHr = (name: string) =>
  desk.mailsTo(HR_INBOX).filter(({ subject = '' }) => subject.includes(`interview with ${name},`));

async function arrange(name: string) {
  const attendee = `${name.toLowerCase()}@mail.example`;
  const { id: applicationId } = await addApplication(desk.api, { name, email: attendee });
  const { body } = await arrangeInterview(desk.api, cookie, applicationId, [meeraId]).expect(201);
  await desk.settled();
  const { id } = body as { id: string };
  const [row] = await desk.api.sql<{ uid: string; organizer: string }>(
    'SELECT uid, organizer FROM interviews WHERE id = $1',
    [id],
  );
  const send = (
    reply: Partial<CalendarReply>,
    ...more: Parameters<typeof makeCalendarReply> extends [unknown, ...infer Rest] ? Rest : never
  ) => desk.dovecot.deliver('office', makeCalendarReply({ uid: row!.uid, attendee, ...reply }, ...more));
  return { id, applicationId, attendee, name, ...row!, send };
}
type Arranged = Awaited<ReturnType<typeof arrange>>;

/** Waits until a mail that is delivered last has been looked at: mails are taken in their order. */
async function allRead() {
  const enquiry = await desk.ask(`${Math.random().toString(36).slice(2)}@mail.example`);
  await desk.dovecot.deliver(
    'office',
    makeMail({ From: 'x@mail.example', 'In-Reply-To': enquiry.mails.at(-1)!.messageId }),
  );
  await desk.joined(enquiry.id);
  await desk.settled();
}
const answersOf = async ({ id }: Arranged) =>
  ((await find(id)).answers as { answer: string; note: string | null; staffName: string | null }[]).map(
    ({ answer, note, staffName }) => [answer, note, staffName],
  );
const answered = async (arranged: Arranged, count: number) => {
  await eventually(async () => (await answersOf(arranged)).length >= count, `${count} answers`);
  await desk.settled();
};

describe('The answer of a calendar', () => {
  it('to an invitation, whose organizer is the mailbox, stands as one by the link; HR hears of all but an acceptance', async () => {
    const asha = await arrange('Asha');
    expect(asha.organizer).toBe('office@desk.example');
    await asha.send({}, { 'Auto-Submitted': 'auto-generated' });
    await answered(asha, 1);
    expect(await find(asha.id)).toMatchObject({ answer: 'accepted' });
    expect(toHr('Asha')).toEqual([]);
    await asha.send({ status: 'DECLINED', lines: ['COMMENT:I am ill.'] });
    await answered(asha, 2);
    await asha.send({ status: 'TENTATIVE' });
    await answered(asha, 3);
    const lines = ['DTSTART:20261209T090000Z', 'COMMENT:Wednesday?'];
    await asha.send({ method: 'COUNTER', status: 'TENTATIVE', lines });
    await answered(asha, 4);
    expect(await answersOf(asha)).toEqual([
      ['accepted', null, null],
      ['declined', 'I am ill.', null],
      ['tentative', null, null],
      [
        'another-time',
        'Wednesday, 9 December 2026 at 14:30 (India Standard Time, GMT+05:30), 45 minutes\nWednesday?',
        null,
      ],
    ]);
    expect(toHr('Asha').map(({ subject }) => subject?.split(':')[0])).toEqual([
      'Declined',
      'Tentative',
      'Another time',
    ]);
    const deeds = (await call('get', `applications/${asha.applicationId}/deeds`).expect(200)).body;
    expect(JSON.stringify(deeds).match(/interview\.answered/g)).toHaveLength(4);
    // It is no mail of the conversation as well.
    expect((await call('get', `applications/${asha.applicationId}/opened`).expect(200)).body.replies).toEqual([]);
  });

  it('is an interviewer’s beside their name, and leaves the applicant’s as it is', async () => {
    const dev = await arrange('Dev');
    await dev.send({});
    await answered(dev, 1);
    const words = 'Thank you for the invitation, but I have a hearing then.';
    await dev.send({ attendee: meera.email.toUpperCase(), status: 'DECLINED' }, {}, { text: words });
    await answered(dev, 2);
    expect(await answersOf(dev)).toEqual([
      ['accepted', null, null],
      ['declined', words, 'Meera Iyer'],
    ]);
    expect(await find(dev.id)).toMatchObject({ answer: 'accepted' });
    const [notice] = toHr('Dev');
    expect(notice).toMatchObject({
      subject: expect.stringMatching(/^Declined by Meera Iyer: interview with Dev, Java Developer \(FD-/),
      replyTo: [{ address: meera.email }],
    });
    expect(notice!.text).toContain(words);
    const archive = await desk.api.sql('SELECT staff_id FROM interview_answers WHERE note LIKE $1', [words]);
    expect(archive).toEqual([{ staff_id: meeraId }]);
  });

  it('is no interviewer’s that comes from another address: everybody who was invited, the applicant too, knows the event', async () => {
    const kiran = await arrange('Kiran');
    await kiran.send({ attendee: meera.email, status: 'DECLINED' }, { From: kiran.attendee });
    await kiran.send({ attendee: meera.email, status: 'DECLINED' }, { From: 'meera.alias@mail.example' });
    await kiran.send({}, { From: 'kiran.alias@mail.example' });
    await allRead();
    expect(await answersOf(kiran)).toEqual([['accepted', null, null]]);
  });

  it('to an earlier time is none to the new one, whether or not the program says its number', async () => {
    const ravi = await arrange('Ravi');
    const before = (await find(ravi.id)).startsAt as string;
    const compact = (iso: string) => `DTSTART:${iso.replace(/[-:]|\.\d+/g, '')}`;
    const moved = (
      await call('put', `interviews/${ravi.id}`, planWith([meeraId], { start: clockAhead(9) })).expect(200)
    ).body as { startsAt: string };
    await desk.settled();
    await ravi.send({ sequence: 0 });
    await ravi.send({ sequence: null });
    await ravi.send({ sequence: null, lines: [compact(before)] });
    await allRead();
    expect(await find(ravi.id)).toMatchObject({ answer: null, answers: [] });
    await ravi.send({ sequence: null, lines: [compact(moved.startsAt)] });
    await answered(ravi, 1);
    // Some programs count the number up themselves.
    await ravi.send({ sequence: 2, status: 'DECLINED' });
    await answered(ravi, 2);
    expect(await find(ravi.id)).toMatchObject({ answer: 'declined' });
  });

  it('is nobody’s who was not invited, to nothing that is over, and taken once', async () => {
    const lata = await arrange('Lata');
    await lata.send({ attendee: 'stranger@mail.example' });
    await lata.send({ uid: '00000000-0000-7000-8000-000000000000@plumbline.example' });
    await lata.send({ status: 'NEEDS-ACTION' });
    const mail = makeCalendarReply({ uid: lata.uid, attendee: lata.attendee });
    await desk.dovecot.deliver('office', mail);
    await desk.dovecot.deliver('office', mail);
    await allRead();
    expect(await answersOf(lata)).toEqual([['accepted', null, null]]);
    await call('post', `interviews/${lata.id}/cancel`).expect(200);
    await desk.settled();
    await lata.send({ sequence: 1, status: 'DECLINED' });
    await allRead();
    expect(await answersOf(lata)).toEqual([['accepted', null, null]]);
  });

  it('joins the conversation as well when it brings a file', async () => {
    const uma = await arrange('Uma');
    const [invitation] = desk.mailsTo(uma.attendee);
    const headers = { 'In-Reply-To': invitation!.messageId };
    await uma.send({ status: 'DECLINED' }, headers, { text: 'See the file.', more: [filePart('note.pdf', 'bytes')] });
    await answered(uma, 1);
    const replies = async () =>
      (await call('get', `applications/${uma.applicationId}/opened`).expect(200)).body.replies as { text: string }[];
    await eventually(async () => (await replies()).length > 0, 'the mail in the conversation');
    expect(await replies()).toMatchObject([{ text: 'See the file.' }]);
    expect(await answersOf(uma)).toEqual([['declined', 'See the file.', null]]);
  });
});
