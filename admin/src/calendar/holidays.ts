import { translate } from '../messages/translate.ts';

export interface Holiday {
  day: string;
  name: string;
}

/** One text for each, so that the form can say what a colleague has saved meanwhile: "2026-10-02 Gandhi Jayanti". */
export const toLine = ({ day, name }: Holiday): string => `${day} ${name}`;
export const fromLine = (line: string): Holiday => ({ day: line.slice(0, 10), name: line.slice(11) });

/** In the order of days. */
export const withHoliday = (lines: readonly string[], { day, name }: Holiday): string[] =>
  [...lines, toLine({ day, name: name.trim() })].toSorted();

/** The faults of a holiday that is to be added, by field. */
export const holidayFaults = (lines: readonly string[], { day, name }: Holiday): Record<string, string> => ({
  ...(!day && { day: translate('calendar.missing.day') }),
  ...(day && lines.some((line) => line.startsWith(day)) && { day: translate('calendar.addedAlready') }),
  ...(!name.trim() && { name: translate('calendar.missing.name') }),
});
