import { readFileSync, writeFileSync } from 'node:fs';

type Schema = { maxLength?: number; maximum?: number; items?: Schema; properties?: Record<string, Schema> };
type Contract = { paths: object; components: { schemas: Record<string, Schema> } };

const contract = JSON.parse(readFileSync(new URL('openapi.json', import.meta.url), 'utf8')) as Contract;

/** Every schema that a part of the contract names, and those that these name. */
function namedIn(part: unknown, names = new Set<string>()): Set<string> {
  if (typeof part !== 'object' || part === null) return names;
  for (const [key, value] of Object.entries(part)) {
    const name = key === '$ref' && typeof value === 'string' ? value.replace('#/components/schemas/', '') : null;
    if (name === null) namedIn(value, names);
    else if (!names.has(name)) namedIn(contract.components.schemas[name], names.add(name));
  }
  return names;
}

const bodies = Object.values(contract.paths).flatMap((path: object) =>
  Object.values(path).map((operation: { requestBody?: unknown }) => operation.requestBody),
);

const limits = [...namedIn(bodies)].toSorted().flatMap((name) => {
  const fields = Object.entries(contract.components.schemas[name]?.properties ?? {});
  const lines = fields.flatMap(([field, { items, maximum, maxLength = items?.maxLength ?? maximum }]) =>
    maxLength === undefined ? [] : [`${field}: ${maxLength}`],
  );
  if (lines.length === 0) return [];
  const [only = ''] = lines;
  const inside = lines.length === 1 ? ` ${only} ` : `\n${lines.map((line) => `  ${line},\n`).join('')}`;
  return [`export const ${name} = {${inside}} as const;\n`];
});

const head =
  '// How many characters each text of a request may have, and how large each number may be. Written by `make contract`.\n';
writeFileSync(new URL('limits.ts', import.meta.url), `${head}${limits.join('\n')}`);
