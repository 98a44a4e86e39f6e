import type { CalendarKey } from './interview-mails.repository';

/** One mail's calendar part: one attendee, whose answer goes to the organizer. */
export interface CalendarFacts extends CalendarKey {
  /** When the change was made: a program that has a newer one of the same number keeps it. */
  at: Date;
  summary: string;
  place?: string;
  details?: string | null;
  company: string;
  attendee: { name: string; email: string };
}

const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
/** Mail programs know quotes and line breaks in names by older rules, or by none. */
const nameOf = (name: string) => oneLine(name).replaceAll('"', '’');

/**
 * An interview as mail programs take it into a calendar (RFC 5545, 5546). Times are UTC with a `Z`, so that no program needs to know a
 * zone; the zone is said in the words of the mail.
 */
export async function writeCalendar({ uid, organizer, sequence, method, startsAt, minutes, ...facts }: CalendarFacts) {
  // Loaded with the first interview, because most mails do without.
  const {
    default: ical,
    ICalAttendeeRole,
    ICalAttendeeStatus,
    ICalAttendeeType,
    ICalCalendarMethod,
    ICalEventStatus,
  } = await import('ical-generator');
  const { at, summary, place, details, company, attendee } = facts;
  const isOff = method === 'CANCEL';
  const calendar = ical({
    prodId: { company: 'Frontdoor', product: 'Interviews', language: 'EN' },
    method: isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  calendar.createEvent({
    id: uid,
    sequence,
    stamp: at,
    start: startsAt,
    end: new Date(startsAt.getTime() + minutes * 60_000),
    summary: oneLine(summary),
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: nameOf(company), email: organizer },
    attendees: [
      {
        name: nameOf(attendee.name) || attendee.email,
        email: attendee.email,
        rsvp: !isOff,
        role: ICalAttendeeRole.REQ,
        type: ICalAttendeeType.INDIVIDUAL,
        status: ICalAttendeeStatus.NEEDSACTION,
      },
    ],
    ...(place && { location: oneLine(place) }),
    ...(details && { description: details }),
  });
  return { method, content: calendar.toString() };
}
