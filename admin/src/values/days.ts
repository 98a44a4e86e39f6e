const two = (number: number) => String(number).padStart(2, '0');

const dayText = (at: Date) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

/** The reader's day of a moment, some days later or earlier, as a date field has it. */
export const dayOf = (iso: unknown, more = 0): string => {
  const at = new Date(typeof iso === 'string' ? iso : '');
  if (Number.isNaN(at.getTime())) return '';
  return dayText(new Date(at.getFullYear(), at.getMonth(), at.getDate() + more));
};

/** The first moment of the reader's day, some days later. */
export const momentOf = (day: string, more = 0): string | undefined => {
  const [, year, month, date] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? []).map(Number);
  if (!year || !month || !date) return undefined;
  return new Date(year, month - 1, date + more).toISOString();
};

/** A moment as a field for date and time has it, in the reader's zone. */
export const localTimeOf = (iso: string | null): string => {
  const at = new Date(iso ?? '');
  return Number.isNaN(at.getTime()) ? '' : `${dayText(at)}T${two(at.getHours())}:${two(at.getMinutes())}`;
};

export const momentOfLocalTime = (local: string): string | null => {
  const at = new Date(local);
  return local && !Number.isNaN(at.getTime()) ? at.toISOString() : null;
};
