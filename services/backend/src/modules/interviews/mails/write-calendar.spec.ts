import ICAL from 'ical.js';
import { sync } from 'node-ical';
import { clockIn, momentAt } from '../../../platform/wall-clock';
import { type CalendarFacts, writeCalendar } from './write-calendar';

const facts: CalendarFacts = {
  uid: '0198c5a4-0000-7000-8000-000000000001@plumbline.example',
  organizer: 'hr@plumbline.example',
  sequence: 0,
  method: 'REQUEST',
  startsAt: new Date('2026-12-01T09:00:00Z'),
  minutes: 45,
  zone: 'Asia/Kolkata',
  at: new Date('2026-11-27T08:00:00Z'),
  summary: 'Interview with Plumbline: Java Developer',
  place: 'https://meet.example/room?a=1&b=2',
  company: 'Plumbline',
  attendee: { name: 'Asha Verma', email: 'asha@mail.example' },
};
const write = async (more: Partial<CalendarFacts> = {}) => (await writeCalendar({ ...facts, ...more })).content;

/** As the two programs read it, which share no code. */
function readBoth(content: string) {
  const found = sync.parseICS(content)[facts.uid];
  if (found?.type !== 'VEVENT') throw new Error('node-ical finds no event');
  const calendar = new ICAL.Component(ICAL.parse(content) as unknown[]);
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
  return { node: found, mozilla: event, calendar };
}

describe('The calendar part of a mail about an interview', () => {
  it.each(
    [
      ['Asia/Kolkata', '2026-03-29T02:30', '2026-10-25T02:30'],
      ['Europe/London', '2026-03-28T10:00', '2026-03-29T10:00', '2026-10-24T10:00', '2026-10-25T10:00'],
      ['Europe/London', '2026-10-25T00:30', '2026-10-25T02:30', '2026-03-29T00:30', '2026-03-29T02:30'],
      ['Asia/Dubai', '2026-03-29T09:00', '2026-10-25T09:00'],
      ['America/New_York', '2026-03-07T15:30', '2026-03-08T15:30', '2026-10-31T15:30', '2026-11-01T15:30'],
      ['America/New_York', '2026-03-08T01:30', '2026-03-08T03:30', '2026-11-01T00:30', '2026-11-01T02:30'],
    ].flatMap(([zone, ...clocks]) => clocks.map((clock) => [zone!, clock] as const)),
  )('has the moment in %s that was meant: %s', async (zone, clock) => {
    const startsAt = momentAt(clock, zone)!;
    const content = await write({ zone, startsAt });
    const { node, mozilla } = readBoth(content);
    for (const start of [node.start, mozilla.startDate.toJSDate()]) {
      expect(start.toISOString()).toBe(startsAt.toISOString());
      expect(clockIn(zone)(start)).toBe(`${clock.replace('T', ' ')}:00`);
    }
    for (const end of [node.end, mozilla.endDate.toJSDate()])
      expect(end!.getTime() - startsAt.getTime()).toBe(45 * 60_000);
    expect(content).toMatch(/^DTSTART:\d{8}T\d{6}Z\r$/m);
    expect(content).not.toMatch(/TZID|VTIMEZONE|TIMEZONE/);
  });

  it('asks one person, whose answer goes to the organizer', async () => {
    const content = await write();
    const { mozilla, calendar } = readBoth(content);
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(mozilla.organizer).toBe('mailto:hr@plumbline.example');
    expect(mozilla.attendees.map((one) => String(one.getFirstValue()).toLowerCase())).toEqual([
      'mailto:asha@mail.example',
    ]);
    const [attendee] = mozilla.attendees;
    expect(['partstat', 'rsvp', 'cn', 'role'].map((name) => attendee!.getParameter(name))).toEqual([
      'NEEDS-ACTION',
      'TRUE',
      'Asha Verma',
      'REQ-PARTICIPANT',
    ]);
  });

  it('moves and cancels the event that was sent before: the same UID, a higher number, and the person in it', async () => {
    const moved = readBoth(await write({ sequence: 1, startsAt: new Date('2026-12-02T09:00:00Z') }));
    const off = readBoth(await write({ sequence: 2, method: 'CANCEL' }));
    for (const { mozilla } of [moved, off]) expect([mozilla.uid, mozilla.attendees.length]).toEqual([facts.uid, 1]);
    expect([moved.mozilla.sequence, off.mozilla.sequence]).toEqual([1, 2]);
    expect(off.calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(off.mozilla.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(off.node.status).toBe('CANCELLED');
  });

  it.each([
    // A backslash before an n is a line break to node-ical, however it is escaped.
    ['Größe, „Zoë“; 日本語で\\書く '.repeat(8).trim(), 'Zoë “Ünal”'],
    ['👩🏽‍💻'.repeat(40), '李小龍'],
    ['x'.repeat(400), 'y'.repeat(200)],
  ])('keeps every letter, in lines of at most 75 bytes: %s', async (text, name) => {
    const content = await write({ summary: text, details: text, place: text, attendee: { ...facts.attendee, name } });
    for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const { node, mozilla } = readBoth(content);
    for (const event of [node, mozilla])
      expect([event.summary, event.description, event.location]).toEqual([text, text, text]);
    expect(mozilla.attendees[0]!.getParameter('cn')).toBe(name);
  });

  it('takes no line from a name or a text', async () => {
    const evil = 'A"\r\nBEGIN:VALARM\r\nATTENDEE:mailto:x@evil.example';
    const content = await write({
      summary: evil,
      details: evil,
      place: evil,
      company: evil,
      attendee: { name: evil, email: 'a@mail.example' },
    });
    const { calendar, mozilla } = readBoth(content);
    expect(content).not.toMatch(/^(?:BEGIN:VALARM|ATTENDEE:mailto:x)/m);
    expect(calendar.getFirstSubcomponent('vevent')!.getAllSubcomponents()).toEqual([]);
    expect(mozilla.attendees).toHaveLength(1);
  });
});
