import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsUUID,
  Max,
  Min,
} from 'class-validator';
import { field, ruleOf, type Shown, Tidied } from './field.decorator';

/** One of several texts. */
export const ChoiceField = (
  choices: readonly string[],
  { wrong = `Choose one of ${choices.join(', ')}.`, ...shown }: Shown & { wrong?: string } = {},
): PropertyDecorator => field({ type: String, enum: [...choices], ...shown }, IsIn(choices, { message: wrong }));

export const FlagField = (shown: Shown): PropertyDecorator =>
  field({ type: Boolean, ...shown }, IsBoolean({ message: 'Must be true or false.' }));

export function WholeNumberField(shown: Shown & { minimum: number; maximum: number }): PropertyDecorator {
  const { minimum, maximum } = shown;
  const fault = { message: `Must be a whole number from ${minimum} to ${maximum}.` };
  return field({ type: 'integer', ...shown }, IsInt(fault), Min(minimum, fault), Max(maximum, fault));
}

const yes = new Set<unknown>([true, 'true', 'on', 'yes', '1']);

interface Agreement {
  refused: string;
  description: string;
  /** Whether the contract shows it as a text, as a form with a file sends it. */
  asText?: boolean;
}

/** A ticked box in all the ways in which forms and programs say it; read as `true`. Left out, it says nothing; anything else is a no. */
export function AgreementField({ refused, description, asText = false }: Agreement): PropertyDecorator {
  const type = asText ? { type: String, enum: ['true'] } : { type: Boolean };
  const shown = { required: false, ...type, description, 'x-missing': refused };
  return field(
    shown,
    Tidied((value) => (yes.has(value) ? true : value)),
    ruleOf('agreement', (value) => (value === true ? null : refused)),
  );
}

/** The id of a record. */
export const IdField = ({ wrong, ...shown }: Shown & { wrong: string }): PropertyDecorator =>
  field({ type: String, format: 'uuid', ...shown }, IsUUID('all', { message: wrong }));

/** Ids of several records, none twice. */
export function IdsField({ most }: { most: number }): PropertyDecorator {
  const fault = { message: `Give a list of 1 to ${most} different ids.` };
  return field(
    { type: [String], format: 'uuid', minItems: 1, maxItems: most, uniqueItems: true },
    IsUUID('all', { ...fault, each: true }),
    ArrayUnique((id: unknown) => (typeof id === 'string' ? id.toLowerCase() : id), fault),
    ArrayMaxSize(most, fault),
    ArrayMinSize(1, fault),
    IsArray(fault),
  );
}
