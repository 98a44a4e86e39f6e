import { makeMail, parts, textPart } from './make-mail';

/** What a calendar says, in lines; those without a value are left out, and an own one replaces the usual one of its name. */
export interface CalendarReply {
  uid: string;
  attendee: string;
  status?: string;
  method?: string;
  /** Null = not said. */
  sequence?: number | null;
  /** More lines of the event. */
  lines?: readonly string[];
}

export const writeCalendarReply = ({
  uid,
  attendee,
  status = 'ACCEPTED',
  method = 'REPLY',
  sequence = 0,
  lines = [],
}: CalendarReply): string =>
  [
    'BEGIN:VCALENDAR',
    'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
    'VERSION:2.0',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    'DTSTAMP:20261127T100000Z',
    `UID:${uid}`,
    `ATTENDEE;CN="${attendee}";PARTSTAT=${status}:mailto:${attendee}`,
    ...(sequence === null ? [] : [`SEQUENCE:${sequence}`]),
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');

const calendarPart = (calendar: string, method = 'REPLY') =>
  `Content-Type: text/calendar; charset="UTF-8"; method=${method}\nContent-Transfer-Encoding: base64\n\n${Buffer.from(calendar).toString('base64')}`;

/** The mail that a calendar sends for somebody who has pressed one of its buttons. */
export function makeCalendarReply(
  reply: CalendarReply,
  headers: Record<string, string | undefined> = {},
  {
    text = `${reply.attendee} has accepted this invitation.`,
    more = [],
  }: { text?: string; more?: readonly string[] } = {},
): string {
  const [type, body] = parts(
    'multipart/mixed',
    textPart(text),
    calendarPart(writeCalendarReply(reply), reply.method),
    ...more,
  );
  return makeMail({ From: reply.attendee, Subject: 'Accepted: Interview', ...headers, ...type }, body);
}
