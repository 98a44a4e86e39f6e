import type { Components, PlainSchema, Schema } from './operation';
import { sampleFormats, sampleTexts } from './sample-texts';

/**
 * One value of a schema, made of the examples of its properties.
 * @throws Error for a text without an example
 */
export function exampleOf(schema: Schema, components: Components, place: string): unknown {
  if ('$ref' in schema) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    const found = components.schemas?.[name];
    if (!found) throw new Error(`${place}: there is no schema ${name}`);
    return exampleOf(found, components, name);
  }
  if (schema.example !== undefined) return schema.example as unknown;
  if (schema.default !== undefined) return schema.default as unknown;
  if (schema.enum?.[0] !== undefined) return schema.enum[0] as unknown;
  const inner = schema.allOf?.[0] ?? schema.oneOf?.[0] ?? schema.anyOf?.[0];
  if (inner) return exampleOf(inner, components, place);
  return ofType(schema, components, place);
}

function ofType(schema: PlainSchema, components: Components, place: string): unknown {
  switch (schema.type) {
    case 'object':
      return ofObject(schema, components, place);
    case 'array':
      return schema.items ? [exampleOf(schema.items, components, place)] : [];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, 1);
    default:
      return ofText(schema, place);
  }
}

function ofObject({ properties = {} }: PlainSchema, components: Components, place: string): object {
  const entries = Object.entries(properties).filter(
    ([, schema]) => !('format' in schema && schema.format === 'binary'),
  );
  return Object.fromEntries(entries.map(([name, schema]) => [name, exampleOf(schema, components, `${place}.${name}`)]));
}

function ofText({ format }: PlainSchema, place: string): string {
  const text = sampleFormats[format ?? ''] ?? sampleTexts[place.split('.').at(-1) ?? ''];
  if (text === undefined) throw new Error(`${place} has neither an example nor a sample text`);
  return text;
}
