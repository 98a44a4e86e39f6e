import { ValidateBy, ValidateIf } from 'class-validator';
import { Tidied } from './tidied.decorator';

interface Rules {
  /** In characters as Postgres counts them. */
  max: number;
  oneLine?: boolean;
}

/**
 * A text that must not be empty, trimmed, without control characters (Postgres has no text with a zero character).
 * class-validator's own `Length` does not count variation selectors, Postgres does.
 */
export const PlainText = ({ max, oneLine = false }: Rules): PropertyDecorator => {
  const trim = Tidied((value) => (typeof value === 'string' ? value.trim() : value));
  const forbidden = oneLine ? /\p{Cc}/u : /[^\P{Cc}\t\n\r]/u;
  const isPlain = (value: unknown) =>
    typeof value === 'string' && value !== '' && [...value].length <= max && !forbidden.test(value);
  const message = `Give plain text${oneLine ? ' on one line' : ''} of 1 to ${max} characters.`;
  const check = ValidateBy({ name: 'plainText', validator: { validate: isPlain, defaultMessage: () => message } });
  return (target, property) => {
    trim(target, property);
    check(target, property);
  };
};

/** The field may be left out; unlike `IsOptional`, this refuses null. */
export const MayBeAbsent = () => ValidateIf((_, value) => value !== undefined);
