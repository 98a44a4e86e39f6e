import { readFileSync, writeFileSync } from 'node:fs';

type Words = { kind: string; thanks: string; incomplete?: string };
type Body = { content: Record<string, { schema: { $ref: string } }> };
type Operation = { 'x-form'?: Words; requestBody?: Body };
type Schema = { properties?: Record<string, { 'x-missing'?: string }> };
type Contract = { paths: Record<string, { post?: Operation }>; components: { schemas: Record<string, Schema> } };

const contract = JSON.parse(readFileSync(new URL('openapi.json', import.meta.url), 'utf8')) as Contract;

/** What the API says about an empty field, by the names of a body's fields. */
function missingIn(body: Body | undefined): Record<string, string> {
  const [name = ''] = Object.values(body?.content ?? {}).map(({ schema }) => schema.$ref.split('/').at(-1));
  const fields = Object.entries(contract.components.schemas[name]?.properties ?? {});
  return Object.fromEntries(
    fields.flatMap(([field, { 'x-missing': missing }]) => (missing === undefined ? [] : [[field, missing]])),
  );
}

const forms = Object.entries(contract.paths).flatMap(([path, { post }]) => {
  if (!post?.['x-form']) return [];
  const { kind, ...words } = post['x-form'];
  return [[kind, { path, ...words, missing: missingIn(post.requestBody) }]] as const;
});

const head =
  '// The forms of the site: where each is sent, and the words of the API about it. Written by `make contract`.\n';
const text = JSON.stringify(Object.fromEntries(forms), null, 2);
writeFileSync(new URL('forms.ts', import.meta.url), `${head}export const forms = ${text} as const;\n`);
