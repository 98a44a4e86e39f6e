import { randomUUID } from 'node:crypto';

/** A list for `each` of a template that writes the same object in the same way wherever it stands: each entry is written once, and holds no such list itself. */
export class KeptEntries {
  constructor(readonly entries: readonly object[]) {}
}

/** Writes a page for a context. */
type Template = (context: object) => Buffer;

/**
 * A template of Handlebars. The library is loaded with the first page. Without a name that a template asks for there is no page,
 * rather than one with a hole.
 */
export async function compileTemplate(text: string): Promise<Template> {
  const { default: Handlebars } = await import('handlebars');
  const program = Handlebars.parse(text);
  const parts = program.body.map((part) =>
    isContent(part) ? Buffer.from(part.value) : Handlebars.compile({ ...program, body: [part] }, { strict: true }),
  );
  const builtIn = Handlebars.helpers['each'];
  const written = new WeakMap<object, Buffer>();
  // Nothing that a page says can be like it.
  const gap = randomUUID();
  return (context) => {
    const lists: Buffer[][] = [];
    const helpers: Handlebars.HelperDeclareSpec = {
      each(this: unknown, list: unknown, options: Handlebars.HelperOptions): string {
        if (!(list instanceof KeptEntries)) return builtIn?.call(this, list, options) as string;
        lists.push(list.entries.map((entry) => keep(written, entry, () => Buffer.from(options.fn(entry)))));
        return gap;
      },
    };
    const write = (part: HandlebarsTemplateDelegate) =>
      part(context, { helpers })
        .split(gap)
        .flatMap((piece) => {
          const bytes: Buffer = Buffer.from(piece);
          return [bytes].concat(lists.shift() ?? []);
        });
    return Buffer.concat(parts.flatMap((part) => (Buffer.isBuffer(part) ? part : write(part))));
  };
}

const isContent = (part: hbs.AST.Statement): part is hbs.AST.ContentStatement => part.type === 'ContentStatement';

function keep<Value>(cache: WeakMap<object, Value>, of: object, make: () => Value): Value {
  const cached = cache.get(of);
  if (cached !== undefined) return cached;
  const value = make();
  cache.set(of, value);
  return value;
}
