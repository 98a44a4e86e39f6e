import { ifMatchMark } from '../platform/http/listing/record-version';
import { type FoundOperation, type Parameter, parametersOf, takeMark } from './operation';

const ifMatch: Parameter = {
  name: 'If-Match',
  in: 'header',
  description: 'The `ETag` that was read; 412 when it is not the present one any more. Without it any will do.',
  required: false,
  schema: { type: 'string', example: '"3"' },
};

/**
 * Completes the parameters of one operation. An id in the path is a UUID, and `@IfMatch()` reads a header, unless the call
 * describes it otherwise by `@ApiParam` or `@ApiHeader`.
 */
export function describeParameters(found: FoundOperation): void {
  const parameters = parametersOf(found);
  for (const parameter of parameters) if (isBareId(parameter)) parameter.schema = { format: 'uuid', type: 'string' };
  const takesVersion = takeMark(found, ifMatchMark) === true;
  const isDescribed = parameters.some(({ name }) => name === ifMatch.name);
  if (takesVersion && !isDescribed) found.operation.parameters = [...parameters, ifMatch];
}

/** Of which the call says nothing but its name. */
function isBareId({ in: place, name, description, schema = {} }: Parameter): boolean {
  const hasTypeAlone = 'type' in schema && Object.keys(schema).length === 1;
  return place === 'path' && /^id$|Id$/.test(name) && description === undefined && hasTypeAlone;
}
