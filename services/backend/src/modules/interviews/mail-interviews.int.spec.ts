import ICAL from 'ical.js';
import { sync } from 'node-ical';
import { addApplication } from '../../../test/add-application';
import { arrangeInterview, clockAhead, idOfStaff, planWith } from '../../../test/arrange-interview';
import { callAdmin } from '../../../test/call-admin';
import { exportsAreRecorded } from '../../../test/exports-are-recorded';
import { readZip } from '../../../test/read-zip';
import { addStaff, signIn, type TestPerson } from '../../../test/sign-in';
import { type Mailing, startMailing } from '../../../test/start-mailing';
import type { ReceivedMail } from '../../../test/start-smtp';

let mailing: Mailing;
let hr: string;
let meera: TestPerson;
let people: string[];
beforeAll(async () => {
  mailing = await startMailing();
  meera = await addStaff(mailing.api, 'hr', { name: 'Meera Iyer' });
  hr = await signIn(mailing.api, meera);
  people = [await idOfStaff(mailing.api, meera.email)];
});
afterAll(() => mailing.stop());

const call = (method: 'post' | 'put', path: string, body?: object) =>
  callAdmin(mailing.api, method, `/api/admin/${path}`, { cookie: hr, ...(body && { body }) });

/** The calendar of a mail, as it stands in the part that mail programs look at. */
function calendarOf(mail: ReceivedMail | undefined): { method: string | undefined; text: string } {
  const part = mail?.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  return { method: part?.method, text: new TextDecoder().decode(part?.content as ArrayBuffer) };
}
/** What both programs find in it. */
function eventOf(mail: ReceivedMail | undefined) {
  const { method, text } = calendarOf(mail);
  const node = Object.values(sync.parseICS(text)).find((one) => one?.type === 'VEVENT');
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vevent')!);
  expect(node).toMatchObject({ uid: event.uid, start: event.startDate.toJSDate() });
  const attendees = event.attendees.map((one) => String(one.getFirstValue()).replace(/^mailto:/i, ''));
  return { method, uid: event.uid, sequence: event.sequence, startsAt: event.startDate.toJSDate(), attendees, event };
}

async function arrange(email: string, more: object = {}) {
  const { id, reference } = await addApplication(mailing.api, { name: 'Zoë Größe', email });
  const { body } = await arrangeInterview(mailing.api, hr, id, people, more).expect(201);
  await mailing.settled();
  return { ...(body as { id: string; startsAt: string; applicationId: string }), reference };
}

describe('The mails about an interview', () => {
  it('go to each side alone, with the time in words and an invitation that calendars take', async () => {
    const start = clockAhead(4);
    const { startsAt, reference } = await arrange('zoe@mail.example', {
      start,
      zone: 'Europe/London',
      details: 'A laptop.',
    });
    const [toApplicant, ...more] = mailing.mailsTo('zoe@mail.example');
    expect(more).toEqual([]);
    expect(toApplicant).toMatchObject({ subject: `Your interview for Java Developer (${reference})` });
    expect(toApplicant!.text).toMatch(
      /^When: \w+, \d+ \w+ \d{4} at 14:30 \((?:British Summer|Greenwich Mean) Time, GMT\+0\d:00\), 45 minutes$/m,
    );
    expect(toApplicant!.text).toContain('A laptop.');
    expect(toApplicant!.html).toContain('href="https://meet.example/room?a=1&amp;b=2"');
    const [notice] = mailing.mailsTo(meera.email);
    expect(notice!.text).toContain('India Standard Time');
    for (const [mail, to] of [
      [toApplicant, 'zoe@mail.example'],
      [notice, meera.email],
    ] as const) {
      const { method, sequence, attendees, event, ...told } = eventOf(mail);
      expect([method, sequence, attendees, told.startsAt.toISOString()]).toEqual(['REQUEST', 0, [to], startsAt]);
      expect(event.organizer).toBe('mailto:hr@plumbline.example');
      expect(mail!.headers.map(({ key }) => key)).not.toContain('auto-submitted');
    }
    expect(eventOf(notice).event.summary).toBe('Interview: Zoë Größe, Java Developer');
  });

  it('are one event from its beginning to its end: moved by a higher number, and taken out', async () => {
    const { id } = await arrange('moved@mail.example');
    await call('put', `interviews/${id}`, planWith(people, { start: clockAhead(9) })).expect(200);
    await mailing.settled();
    await call('post', `interviews/${id}/cancel`).expect(200);
    await mailing.settled();
    const mails = mailing.mailsTo('moved@mail.example');
    expect(mails.map(({ subject }) => subject?.split(' ')[0])).toEqual(['Your', 'Changed:', 'Cancelled:']);
    const events = mails.map(eventOf);
    expect(events.map(({ method, sequence }) => [method, sequence])).toEqual([
      ['REQUEST', 0],
      ['REQUEST', 1],
      ['CANCEL', 2],
    ]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(1);
    expect(new Set(events.map(({ event }) => event.organizer)).size).toBe(1);
    for (const { attendees } of events) expect(attendees).toEqual(['moved@mail.example']);
  });

  it('are in the archive of the applicant; an erasure takes the interview out of the calendars, without a name', async () => {
    const email = 'erased@mail.example';
    const { applicationId, startsAt } = await arrange(email, { place: 'Room Ganges' });
    const archive = await call('post', 'exports', { email }).responseType('blob').expect(200);
    const files = [...(await readZip(archive.body as Buffer))].map(([name, bytes]) => `${name} ${bytes.toString()}`);
    expect(files.find((file) => file.startsWith('application/'))).toContain('Room Ganges');
    await exportsAreRecorded(mailing.api);
    const before = mailing.mailsTo(meera.email).length;
    const erasure = { email, reason: 'asked-for' };
    expect((await call('post', 'erasures', { ...erasure, dryRun: true }).expect(200)).body.counts).toMatchObject({
      interviews: 1,
    });
    await call('post', 'erasures', erasure).expect(200);
    await mailing.settled();
    const [off, ...more] = mailing.mailsTo(meera.email).slice(before);
    expect(more).toEqual([]);
    const event = eventOf(off);
    expect([event.method, event.sequence, event.startsAt.toISOString()]).toEqual(['CANCEL', 1, startsAt]);
    expect([off!.text, off!.html, calendarOf(off).text].join()).not.toMatch(/Zoë|Größe|Ganges|erased@/);
    expect(mailing.mailsTo(email)).toHaveLength(1);
    for (const table of ['interviews', 'stage_mails'])
      expect(await mailing.api.sql(`SELECT FROM ${table} WHERE application_id = $1`, [applicationId])).toEqual([]);
    expect(await mailing.api.sql(`SELECT FROM interview_mails m WHERE m::text ~ 'Zo|erased@|Ganges'`)).toEqual([]);
  });

  it('lead general administrators to the interview, and to their list once somebody else takes part instead', async () => {
    const gaurav = await addStaff(mailing.api, 'general');
    const { id } = await addApplication(mailing.api, { email: 'replaced@mail.example' });
    const own = [await idOfStaff(mailing.api, gaurav.email)];
    const { body } = await arrangeInterview(mailing.api, hr, id, own).expect(201);
    await mailing.settled();
    await call('put', `interviews/${body.id}`, planWith(people)).expect(200);
    await mailing.settled();
    const links = mailing.mailsTo(gaurav.email).map(({ text }) => text?.match(/^(.*): \S+(\/admin\/\S+)$/m)?.slice(1));
    expect(links).toEqual([
      ['Open it', `/admin/interviews/${body.id}/show`],
      ['Open it', '/admin/interviews'],
    ]);
  });

  it('go to nobody who does not sign in any more', async () => {
    const left = await addStaff(mailing.api, 'general');
    const { id } = await addApplication(mailing.api, { email: 'left@mail.example' });
    const own = [await idOfStaff(mailing.api, left.email)];
    const { body } = await arrangeInterview(mailing.api, hr, id, own).expect(201);
    await mailing.settled();
    await mailing.api.sql('UPDATE staff SET disabled_at = now() WHERE email = $1', [left.email]);
    await call('post', `interviews/${body.id}/cancel`).expect(200);
    await mailing.settled();
    expect(mailing.mailsTo(left.email)).toHaveLength(1);
    expect(mailing.mailsTo('left@mail.example')).toHaveLength(2);
  });
});
