import { type CalendarReply, makeCalendarReply, writeCalendarReply } from '../../../../test/make-calendar-reply';
import { makeMail, parts, textPart } from '../../../../test/make-mail';
import { readCalendarAnswer } from './read-calendar';
import { readMail } from './read-mail';
import { readMailApart } from './read-mail-apart';

const usual = { uid: 'f00d@plumbline.example', attendee: 'asha@mail.example' };
const readText = (text: string, type = 'text/calendar') => readCalendarAnswer([{ type, bytes: Buffer.from(text) }]);
const readReply = (more: Partial<CalendarReply> = {}) => readText(writeCalendarReply({ ...usual, ...more }));

/** As Exchange writes them: no organizer, times in a zone of its own making, capitals, a comment with an end of line. */
const exchange = [
  'BEGIN:VCALENDAR',
  'METHOD:REPLY',
  'PRODID:Microsoft Exchange Server 2010',
  'VERSION:2.0',
  'BEGIN:VTIMEZONE',
  'TZID:Customized Time Zone',
  'BEGIN:STANDARD',
  'DTSTART:16010101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'END:STANDARD',
  'END:VTIMEZONE',
  'BEGIN:VEVENT',
  'ATTENDEE;PARTSTAT=TENTATIVE;CN="Verma; Asha";X-NUM-GUESTS=0:MAILTO:Asha@Mail.',
  ' Example',
  'COMMENT;LANGUAGE=en-US:Perhaps\\, if the train runs.\\n',
  'UID:f00d@plumbline.example',
  'SUMMARY;LANGUAGE=en-US:Tentative: Interview',
  'DTSTART;TZID=Customized Time Zone:20261201T143000',
  'DTEND;TZID=Customized Time Zone:20261201T151500',
  'CLASS:PUBLIC',
  'DTSTAMP:20261127T100000Z',
  'SEQUENCE:2',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

describe('The calendar part of a mail', () => {
  it('tells what somebody answers to an event', async () => {
    const mail = await readMail(Buffer.from(makeCalendarReply({ ...usual, sequence: 3 })), true);
    expect(mail.calendar).toEqual({
      method: 'REPLY',
      uid: usual.uid,
      sequence: 3,
      startsAt: null,
      comment: null,
      attendees: [{ email: usual.attendee, status: 'ACCEPTED', delegatedTo: null }],
    });
    expect(mail.text).toContain('has accepted');
    expect((await readMailApart(Buffer.from(makeCalendarReply(usual)), true)).calendar).toMatchObject({ sequence: 0 });
  });

  it('is read as Exchange writes it: without an organizer, in a zone of its own, with capitals and folded lines', async () => {
    expect(await readText(exchange)).toEqual({
      method: 'REPLY',
      uid: usual.uid,
      sequence: 2,
      startsAt: '2026-12-01T09:00:00.000Z',
      comment: 'Perhaps, if the train runs.',
      attendees: [{ email: 'asha@mail.example', status: 'TENTATIVE', delegatedTo: null }],
    });
  });

  it('may leave the number out, and have the words at the attendee, the whole event, or one who comes instead', async () => {
    expect(await readReply({ sequence: null })).toMatchObject({ sequence: null });
    const lines = [
      'ORGANIZER:mailto:office@desk.example',
      'ATTENDEE;PARTSTAT=DECLINED;X-RESPONSE-COMMENT="Ill, sorry":mailto:meera@desk.example',
      'DTSTART:20261201T090000Z',
    ];
    expect(await readReply({ lines })).toMatchObject({
      comment: 'Ill, sorry',
      startsAt: '2026-12-01T09:00:00.000Z',
      attendees: [{ email: usual.attendee }, { email: 'meera@desk.example', status: 'DECLINED' }],
    });
    const delegated = 'ATTENDEE;PARTSTAT=DELEGATED;DELEGATED-TO="mailto:Dev@desk.example":mailto:a@desk.example';
    expect(await readReply({ lines: [delegated] })).toMatchObject({
      attendees: [{}, { status: 'DELEGATED', delegatedTo: 'dev@desk.example' }],
    });
    expect(await readReply({ method: 'counter', lines: ['DTSTART:20261202T090000Z'] })).toMatchObject({
      method: 'COUNTER',
      startsAt: '2026-12-02T09:00:00.000Z',
    });
    for (const floating of ['DTSTART:20261202T090000', 'DTSTART;VALUE=DATE:20261202', 'DTSTART:soon'])
      expect(await readReply({ lines: [floating] })).toMatchObject({ startsAt: null });
  });

  it.each([
    ['invites', writeCalendarReply({ ...usual, method: 'REQUEST' })],
    ['cancels', writeCalendarReply({ ...usual, method: 'CANCEL' })],
    ['has no event', 'BEGIN:VCALENDAR\r\nMETHOD:REPLY\r\nEND:VCALENDAR'],
    ['is no calendar', 'METHOD:REPLY'],
    ['is empty', ''],
    ['has no end', writeCalendarReply(usual).slice(0, -30)],
    ['is longer than any answer', writeCalendarReply({ ...usual, lines: [`COMMENT:${'x'.repeat(300_000)}`] })],
  ])('is no answer when it %s', async (_name, text) => {
    expect(await readText(text)).toBeNull();
  });

  it('is looked for as a file only where there is no part of its own, and not in other files', async () => {
    const answer = writeCalendarReply(usual);
    expect(await readText(answer, 'application/ics')).toMatchObject({ method: 'REPLY' });
    expect(await readText(answer, 'application/octet-stream')).toBeNull();
    const [type, body] = parts('multipart/alternative', textPart('Hello'));
    expect((await readMail(Buffer.from(makeMail(type, body)), true)).calendar).toBeNull();
  });
});
