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
import { field, type FieldOptions, Tidied } from './field.decorator';
import { ruleOf } from './validate-as';

/** One of several texts. */
export const ChoiceField = (
  choices: readonly string[],
  { wrong = `Choose one of ${choices.join(', ')}.`, ...options }: FieldOptions & { wrong?: string } = {},
): PropertyDecorator => field({ type: String, enum: [...choices], ...options }, IsIn(choices, { message: wrong }));

export const FlagField = (options: FieldOptions): PropertyDecorator =>
  field({ type: Boolean, ...options }, IsBoolean({ message: 'Must be true or false.' }));

export function WholeNumberField(options: FieldOptions & { minimum: number; maximum: number }): PropertyDecorator {
  const { minimum, maximum } = options;
  const fault = { message: `Must be a whole number from ${minimum} to ${maximum}.` };
  return field({ type: 'integer', ...options }, IsInt(fault), Min(minimum, fault), Max(maximum, fault));
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
  const options = { required: false, ...type, description, 'x-missing': refused };
  return field(
    options,
    Tidied((value) => (yes.has(value) ? true : value)),
    ruleOf('agreement', (value) => (value === true ? null : refused)),
  );
}

/** The id of a record. */
export const IdField = ({ wrong, ...options }: FieldOptions & { wrong: string }): PropertyDecorator =>
  field({ type: String, format: 'uuid', ...options }, IsUUID('all', { message: wrong }));

/** Ids of several records, none twice. */
export function IdsField({ most, ...options }: FieldOptions & { most: number }): PropertyDecorator {
  const fault = { message: `Give a list of 1 to ${most} different ids.` };
  return field(
    { type: [String], format: 'uuid', minItems: 1, maxItems: most, uniqueItems: true, ...options },
    IsUUID('all', { ...fault, each: true }),
    ArrayUnique((id: unknown) => (typeof id === 'string' ? id.toLowerCase() : id), fault),
    ArrayMaxSize(most, fault),
    ArrayMinSize(1, fault),
    IsArray(fault),
  );
}
