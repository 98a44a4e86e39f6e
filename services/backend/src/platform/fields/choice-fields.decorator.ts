import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsUUID } from 'class-validator';
import { ApiProperty } from '../http/contract/api-docs.decorators';
import { MayBeAbsent } from './plain-text.decorator';
import { field, ruleOf } from './text-field.decorator';
import { Tidied } from './tidied.decorator';

const yes = new Set<unknown>([true, 'true', 'on', 'yes', '1']);

/** A ticked box in whatever way forms and programs say it; read as `true`. Left out, it says nothing; anything else is a no. */
export const AgreementField = (refused: string): PropertyDecorator =>
  field(
    Tidied((value) => (yes.has(value) ? true : value)),
    MayBeAbsent(),
    ruleOf('agreement', (value) => (value === true ? null : refused)),
  );

/** Ids of several records, none twice. */
export function IdsField({ most }: { most: number }): PropertyDecorator {
  const fault = { message: `Give a list of 1 to ${most} different ids.` };
  return field(
    ApiProperty({ type: [String], format: 'uuid', minItems: 1, maxItems: most, uniqueItems: true }),
    IsUUID('all', { ...fault, each: true }),
    ArrayUnique((id: unknown) => (typeof id === 'string' ? id.toLowerCase() : id), fault),
    ArrayMaxSize(most, fault),
    ArrayMinSize(1, fault),
    IsArray(fault),
  );
}
