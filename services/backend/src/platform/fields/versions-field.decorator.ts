import { isInt, isObject, isPositive, isUUID } from 'class-validator';
import { field } from './field.decorator';
import { ruleOf } from './validate-as';

function findVersionsFault(value: unknown, most: number): string | null {
  const versions = isObject(value) ? Object.entries(value) : [];
  const areFine = versions.every(([id, version]) => isUUID(id) && isInt(version) && isPositive(version));
  if (isObject(value) && areFine && versions.length <= most) return null;
  return `Give versions of at most ${most} records, by id, as whole numbers.`;
}

/** The versions of records that were read, by id: a deed over many of them is refused where one has changed since. */
export const VersionsField = ({ most }: { most: number }): PropertyDecorator =>
  field(
    {
      type: Object,
      required: false,
      additionalProperties: { type: 'integer', minimum: 1 },
      description: 'By id, the version that was read: what has another one by now stands in the way.',
      example: { '0198c5a4-0000-7000-8000-000000000001': 3 },
    },
    ruleOf('versions', (value) => findVersionsFault(value, most)),
  );
