const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const date = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
/** With the zone, because the mail tells the company's time and this the reader's. */
const time = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

const read = (iso: string) => {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? undefined : at;
};

const format = (formatter: Intl.DateTimeFormat, iso: string) => {
  const at = read(iso);
  return at ? formatter.format(at) : 'N/A';
};

export const dateText = (iso: string) => format(date, iso);
export const timeText = (iso: string) => format(time, iso);

/** "12 min", "3 h", "6 d"; nothing once it is a month or more. */
export const ageText = (iso: string, now: number): string | undefined => {
  const at = read(iso);
  if (!at) return undefined;
  const age = Math.max(0, now - at.getTime());
  if (age < minute) return 'now';
  if (age < hour) return `${Math.floor(age / minute)} min`;
  if (age < day) return `${Math.floor(age / hour)} h`;
  if (age < 30 * day) return `${Math.floor(age / day)} d`;
  return undefined;
};
