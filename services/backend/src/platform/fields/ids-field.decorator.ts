import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsUUID } from 'class-validator';
import { ApiProperty } from '../http/contract/api-docs.decorators';
import { field } from './text-field.decorator';

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
