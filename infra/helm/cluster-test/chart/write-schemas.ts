import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kubectl } from '../run.ts';

type Schema = { [key: string]: unknown; properties?: Record<string, Schema>; $ref?: string };
interface Kind {
  group: string;
  version: string;
  kind: string;
}

const kindsOf = (schema: Schema) => (schema['x-kubernetes-group-version-kind'] as Kind[] | undefined) ?? [];

/**
 * Writes the API server's schemas as JSON schemas for kubeconform, because kubeconform's own ones would come from GitHub.
 * @returns the value of `-schema-location`
 */
export async function writeSchemas(folder: string): Promise<string> {
  const published = JSON.parse(await kubectl('get', '--raw', '/openapi/v2')) as { definitions: Record<string, Schema> };
  const definitions: Record<string, Schema> = {};
  for (const [name, schema] of Object.entries(published.definitions)) definitions[name] = tighten(schema) as Schema;
  for (const [name, schema] of Object.entries(definitions))
    for (const { group, version, kind } of kindsOf(schema)) {
      const suffix = [group.split('.')[0], version].filter(Boolean).join('-').toLowerCase();
      const whole = { $ref: `#/definitions/${name}`, definitions: reachableFrom(name, definitions) };
      writeFileSync(join(folder, `${kind.toLowerCase()}-${suffix}.json`), JSON.stringify(whole));
    }
  return join(folder, '{{.ResourceKind}}{{.KindSuffix}}.json');
}

/** Objects allow no other fields than those named; a quantity may be a number or a text. */
function tighten(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(tighten);
  if (typeof node !== 'object' || node === null) return node;
  const schema = node as Schema;
  if (schema['format'] === 'int-or-string' || schema['x-kubernetes-int-or-string'] === true) return {};
  const tight = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, tighten(value)])) as Schema;
  const isOpen = 'additionalProperties' in tight || tight['x-kubernetes-preserve-unknown-fields'] === true;
  return tight.properties && !isOpen ? { ...tight, additionalProperties: false } : tight;
}

function reachableFrom(name: string, definitions: Record<string, Schema>): Record<string, Schema> {
  const reached: Record<string, Schema> = {};
  const open = [name];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const schema = definitions[next];
    if (!schema || reached[next]) continue;
    // The quantities of resources: 1, 0.5 or 200m.
    reached[next] = next.endsWith('.api.resource.Quantity') ? {} : schema;
    for (const [, reference = ''] of JSON.stringify(schema).matchAll(/"#\/definitions\/([^"]+)"/g))
      open.push(reference);
  }
  return reached;
}
