import { readFileSync, writeFileSync } from 'node:fs';

/** `answer` is when a person answers: working days, as a number and in words. */
type Words = { kind: string; thanks: string; incomplete?: string; answer?: { days: number; time: string } };
type Body = { content: Record<string, { schema: { $ref: string } }> };
type Operation = { 'x-form'?: Words; requestBody?: Body };
type Property = { title?: string; maxLength?: number; 'x-missing'?: string; 'x-type'?: string; 'x-wrong'?: string };
type Schema = { properties?: Record<string, Property> };
type Contract = { paths: Record<string, { post?: Operation }>; components: { schemas: Record<string, Schema> } };

const contract = JSON.parse(readFileSync(new URL('openapi.json', import.meta.url), 'utf8')) as Contract;

function propertiesOf(body: Body | undefined): [name: string, property: Property][] {
  const [name = ''] = Object.values(body?.content ?? {}).map(({ schema }) => schema.$ref.split('/').at(-1));
  return Object.entries(contract.components.schemas[name]?.properties ?? {});
}

/** What the API says about an empty field, by the names of a body's fields. */
const missingIn = (body: Body | undefined): Record<string, string> =>
  Object.fromEntries(
    propertiesOf(body).flatMap(([field, { 'x-missing': missing }]) =>
      missing === undefined ? [] : [[field, missing]],
    ),
  );

/**
 * The fields that say their label and type, in the order of the form. `max` is in characters, `wrong` the error of a text that is
 * none of its kind.
 */
const fieldsIn = (body: Body | undefined) =>
  propertiesOf(body).flatMap(([name, { title: label, 'x-type': type, 'x-wrong': wrong, maxLength: max }]) =>
    label && type ? [{ name, label, type, max, wrong }] : [],
  );

const forms = Object.entries(contract.paths).flatMap(([path, { post }]) => {
  if (!post?.['x-form']) return [];
  const { kind, answer: _, ...words } = post['x-form'];
  const fields = fieldsIn(post.requestBody);
  const entry = { path, ...words, missing: missingIn(post.requestBody), ...(fields.length > 0 && { fields }) };
  return [[kind, entry]] as const;
});

const head =
  '// The forms of the site: where each is sent, its fields, and the words of the API about it. Written by `make contract`.\n';
const text = JSON.stringify(Object.fromEntries(forms), null, 2);
writeFileSync(new URL('forms.ts', import.meta.url), `${head}export const forms = ${text} as const;\n`);

const answers = Object.fromEntries(
  Object.values(contract.paths).flatMap(({ post }) => {
    const { kind, answer } = post?.['x-form'] ?? {};
    return kind && answer ? [[kind, answer]] : [];
  }),
);
// A file of its own: a page that says when it answers needs no forms.
const answersHead = '// When a person answers who sends a form. Written by `make contract`.\n';
const answersText = JSON.stringify(answers, null, 2);
writeFileSync(
  new URL('answers.ts', import.meta.url),
  `${answersHead}export const answers = ${answersText} as const;\n`,
);
