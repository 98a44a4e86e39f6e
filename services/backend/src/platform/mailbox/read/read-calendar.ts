import type Calendar from 'ical.js';
import type { MailPart } from './classify-mail';
import type { CalendarAnswer } from './read-mail.facts';
import { tidyText } from './tidy-text';

const LONGEST = 256 * 1024;
const LONGEST_COMMENT = 2_000;
const MOST_ATTENDEES = 100;
const MOST_EVENTS = 20;

/** Where mail programs put the words that somebody has added, beside the comment of the event. */
const ownComments = ['x-response-comment', 'x-calendarserver-attendee-comment'];

/**
 * What the first calendar part of a mail answers (RFC 5546); null for a mail without one, with one of another kind, or with one that cannot
 * be read. Of what the standard asks for, Exchange leaves out the organizer, other programs the number or the method in the part's type,
 * and some send the whole event, so that only the identity of the event is asked for here.
 */
export async function readCalendarAnswer(parts: readonly MailPart[]): Promise<CalendarAnswer | null> {
  const part =
    parts.find(({ type }) => type === 'text/calendar') ?? parts.find(({ type }) => type === 'application/ics');
  if (!part || part.bytes.length > LONGEST) return null;
  // Loaded with the first calendar, because most mails have none.
  const { default: ICAL } = await import('ical.js');
  try {
    const calendar = new ICAL.Component(ICAL.parse(new TextDecoder().decode(part.bytes)) as unknown[]);
    const method = String(calendar.getFirstPropertyValue('method')).toUpperCase();
    if (method !== 'REPLY' && method !== 'COUNTER') return null;
    const [event] = calendar.getAllSubcomponents('vevent').slice(0, MOST_EVENTS);
    return event ? { method, ...describeEvent(event) } : null;
  } catch {
    return null;
  }
}

function describeEvent(event: Calendar.Component): Omit<CalendarAnswer, 'method'> {
  const sequence = Number.parseInt(String(event.getFirstPropertyValue('sequence')), 10);
  const attendees = event.getAllProperties('attendee').slice(0, MOST_ATTENDEES);
  const comments = [
    ...event.getAllProperties('comment').map((one) => String(one.getFirstValue())),
    ...attendees.flatMap((one) => ownComments.map((name) => parameterOf(one, name) ?? '')),
  ];
  return {
    uid: String(event.getFirstPropertyValue('uid') ?? ''),
    sequence: Number.isSafeInteger(sequence) ? sequence : null,
    startsAt: startOf(event),
    comment: comments.map((text) => tidyText(text.slice(0, LONGEST_COMMENT))).find((text) => text !== '') ?? null,
    attendees: attendees.map((one) => ({
      email: addressOf(String(one.getFirstValue())),
      status: (parameterOf(one, 'partstat') ?? 'NEEDS-ACTION').toUpperCase(),
      delegatedTo: parameterOf(one, 'delegated-to') ? addressOf(parameterOf(one, 'delegated-to') ?? '') : null,
    })),
  };
}

/** As ISO text. A time in no zone is no moment, nor is a day alone; an answer is one without its time as well. */
function startOf(event: Calendar.Component): string | null {
  try {
    const time = event.getFirstPropertyValue('dtstart') as Calendar.Time | null;
    const isMoment = time?.zone && time.zone.tzid !== 'floating' && !time.isDate;
    return isMoment ? time.toJSDate().toISOString() : null;
  } catch {
    return null;
  }
}

function parameterOf(property: Calendar.Property, name: string): string | undefined {
  const value: unknown = property.getParameter(name);
  return Array.isArray(value) ? value.map(String)[0] : typeof value === 'string' ? value : undefined;
}

/** The scheme is in capitals where Outlook writes it. */
const addressOf = (value: string) =>
  value
    .replace(/^\s*mailto:/i, '')
    .trim()
    .toLowerCase()
    .slice(0, 254);
