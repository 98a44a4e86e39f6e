import { isISO8601, isUUID } from 'class-validator';
import { ValidationFailed } from '../errors/http.errors';
import { MOST_ROWS } from './list-query';

const LONGEST_TEXT = 200;

const refuse = (text: string) => new ValidationFailed({ filter: text });

/** @throws ValidationFailed, as all of these */
export function readText(value: unknown, key: string): string {
  // Postgres has no text with a zero character, and none with half a surrogate pair.
  if (typeof value === 'string' && value.length <= LONGEST_TEXT && !value.includes('\0') && value.isWellFormed())
    return value.trim();
  throw refuse(`${key} must be a text of at most ${LONGEST_TEXT} characters.`);
}

/** One of these, or a list of some. */
export const readChoices =
  <Choice extends string>(choices: readonly Choice[]) =>
  (value: unknown, key: string): Choice[] => {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    const chosen = choices.filter((choice) => values.includes(choice));
    if (values.length > 0 && values.every((one) => chosen.includes(one as Choice))) return chosen;
    throw refuse(`${key} must be one or some of: ${choices.join(', ')}.`);
  };

export function readIds(value: unknown, key: string): string[] {
  const ids: unknown[] = Array.isArray(value) ? value : [value];
  if (ids.length <= MOST_ROWS && ids.every((id) => isUUID(id))) return ids as string[];
  throw refuse(`${key} must be a list of at most ${MOST_ROWS} ids.`);
}

/** A list's own controls send texts. */
export function readFlag(value: unknown, key: string): boolean {
  const at = [false, 'false', 'no', true, 'true', 'yes'].indexOf(value as string);
  if (at < 0) throw refuse(`${key} must be true or false.`);
  return at > 2;
}

const MOST_OF_NUMBER = 1_000;

/** A number from 0 to 1,000; a list's own controls send texts. */
export function readNumber(value: unknown, key: string): number {
  const number = typeof value === 'string' && /^\d{1,4}(?:\.\d{1,3})?$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && number >= 0 && number <= MOST_OF_NUMBER) return number;
  throw refuse(`${key} must be a number from 0 to ${MOST_OF_NUMBER}.`);
}

/** A time with its zone. */
export function readMoment(value: unknown, key: string): Date {
  if (
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:\d\d)$/.test(value) &&
    isISO8601(value, { strict: true })
  ) {
    const moment = new Date(value);
    if (!Number.isNaN(moment.getTime()) && moment.getUTCFullYear() > 0) return moment;
  }
  throw refuse(`${key} must be a time with its zone, like 2026-01-31T00:00:00+05:30.`);
}

type Readers = Record<string, (value: unknown, key: string) => unknown>;

/** A filter by the keys that have a reader. @throws ValidationFailed for a value of another kind, and with `refusal` for another key */
export const filterReader =
  <Known extends Readers>(readers: Known, refusal: string) =>
  (raw: Record<string, unknown>) => {
    const filter: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(raw)) {
      const read = Object.hasOwn(readers, key) && readers[key];
      if (!read) throw refuse(refusal);
      filter[key] = read(value, key);
    }
    return filter as { [Key in keyof Known]?: ReturnType<Known[Key]> };
  };
