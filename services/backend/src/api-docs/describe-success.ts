import { exampleOf } from './example-of';
import type { Answer, Components, FoundOperation, Operation, Schema } from './operation';

const etag = {
  ETag: {
    description: 'The version; send it back as `If-Match`.',
    schema: { type: 'string' as const },
    example: '"3"',
  },
};

const usualDescriptions: Record<string, string> = {
  200: 'Done.',
  201: 'Made.',
  204: 'Done; there is nothing to tell.',
};

/** Gives examples to the request and the answers of one operation, and the header of versioned records. */
export function describeSuccess({ operation }: FoundOperation, components: Components): void {
  showExamples((operation.requestBody as RequestBody | undefined)?.content, components);
  for (const [status, given] of Object.entries(operation.responses)) {
    const answer = given as Answer;
    if (Number(status) >= 400) continue;
    answer.description ||= usualDescriptions[status] ?? '';
    showExamples(answer.content, components);
    if (isVersioned(answer, components)) answer.headers = { ...answer.headers, ...etag };
  }
}

type RequestBody = Exclude<NonNullable<Operation['requestBody']>, { $ref: string }>;

function showExamples(content: Answer['content'], components: Components): void {
  for (const [type, media] of Object.entries(content ?? {})) {
    if (type.endsWith('json') || type.includes('form')) {
      if (!media.schema) throw new Error('A body without a schema');
      media.example ??= exampleOf(media.schema, components, 'body');
    }
  }
}

function isVersioned({ content }: Answer, { schemas = {} }: Components): boolean {
  const schema: Schema | undefined = content?.['application/json']?.schema;
  if (!schema || !('$ref' in schema)) return false;
  const found = schemas[schema.$ref.split('/').at(-1) ?? ''];
  return found !== undefined && 'properties' in found && found.properties?.['version'] !== undefined;
}
