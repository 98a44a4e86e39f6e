import {
  type Answer,
  type Components,
  type FoundOperation,
  parametersOf,
  type PlainSchema,
  type Schema,
} from './operation';
import { sampleTextFor } from './sample-texts';

const version = 'The version; send it back as `If-Match`.';
const etag = { ETag: { description: version, schema: { type: 'string' as const }, example: '"3"' } };

const usualDescriptions: Record<string, string> = {
  200: 'Done.',
  201: 'Made.',
  204: 'Done; there is nothing to tell.',
};

/** Gives examples to the request and the answers of one operation, and the header of versioned records. */
export function describeSuccess(call: FoundOperation, components: Components): void {
  const { operation } = call;
  // An answer with several records in it has no version of its own: the one that was saved goes into the header.
  const savesVersion = parametersOf(call).some(({ name }) => name === 'If-Match');
  showExamples((operation.requestBody as Pick<Answer, 'content'> | undefined)?.content, components);
  for (const [status, response] of Object.entries(operation.responses)) {
    const answer = response as Answer;
    if (Number(status) >= 400) continue;
    answer.description ||= usualDescriptions[status] ?? '';
    showExamples(answer.content, components);
    if (isVersioned(answer, components) || (savesVersion && status === '200'))
      answer.headers = { ...answer.headers, ...etag };
  }
}

function showExamples(content: Answer['content'], components: Components): void {
  for (const [type, media] of Object.entries(content ?? {})) {
    if (type.endsWith('json') || type.includes('form')) {
      if (!media.schema) throw new Error('A body without a schema');
      media.example ??= exampleOf(media.schema, components, 'body');
    }
  }
}

const nameIn = ({ $ref }: { $ref: string }) => $ref.split('/').at(-1) ?? '';

function isVersioned({ content }: Answer, { schemas = {} }: Components): boolean {
  const schema: Schema | undefined = content?.['application/json']?.schema;
  if (!schema || !('$ref' in schema)) return false;
  const resolved = schemas[nameIn(schema)];
  return resolved !== undefined && 'properties' in resolved && resolved.properties?.['version'] !== undefined;
}

/** One value of a schema, made of the examples of its properties. @throws Error for a text without an example */
function exampleOf(schema: Schema, components: Components, place: string): unknown {
  if ('$ref' in schema) {
    const name = nameIn(schema);
    const resolved = components.schemas?.[name];
    if (!resolved) throw new Error(`${place}: there is no schema ${name}`);
    return exampleOf(resolved, components, name);
  }
  const example: unknown = schema.example ?? schema.default ?? schema.enum?.[0];
  if (example !== undefined) return example;
  const inner = schema.allOf?.[0] ?? schema.oneOf?.[0] ?? schema.anyOf?.[0];
  if (inner) return exampleOf(inner, components, place);
  return ofType(schema, components, place);
}

function ofType(schema: PlainSchema, components: Components, place: string): unknown {
  const { type, format = '', minimum = 0, properties = {}, required = [], items } = schema;
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return Math.max(minimum, 1);
  if (type === 'array') return items ? [exampleOf(items, components, place)] : [];
  if (type === 'object') {
    // An example must have every required property, so a required file stands in it by its name.
    const exemplary = Object.entries(properties).filter(
      ([name, inside]) => required.includes(name) || !('format' in inside && inside.format === 'binary'),
    );
    return Object.fromEntries(
      exemplary.map(([name, inside]) => [name, exampleOf(inside, components, `${place}.${name}`)]),
    );
  }
  const text = sampleTextFor(place, format);
  if (text === undefined) throw new Error(`${place} has neither an example nor a sample text`);
  return text;
}
