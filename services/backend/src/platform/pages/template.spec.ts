import { compileTemplate, KeptEntries } from './template';

/** An object that counts how often its name is read. */
function counted(name: string) {
  const entry = { read: 0 };
  return Object.defineProperty(entry, 'name', {
    enumerable: true,
    get() {
      entry.read += 1;
      return name;
    },
  }) as { read: number; name: string };
}

describe('A template', () => {
  const text =
    '<h1>{{title}}</h1>{{#if posts}}<ul>{{#each posts}}<li>{{name}}</li>{{/each}}</ul>{{/if}}{{#with more}}{{#each options}}[{{value}}]{{/each}}{{/with}}!';

  it('writes the entries of kept lists once, in each page and order in which they stand', async () => {
    const template = await compileTemplate(text);
    const [a, b] = [counted('A & B'), counted('ü')];
    const write = (title: string, entries: object[], options: unknown) =>
      template({ title, posts: new KeptEntries(entries), more: { options } }).toString();
    const values = [{ value: 1 }, { value: 2 }];
    expect(write('All', [a, b], new KeptEntries(values))).toBe(
      '<h1>All</h1><ul><li>A &amp; B</li><li>ü</li></ul>[1][2]!',
    );
    expect(write('Some', [b], values)).toBe('<h1>Some</h1><ul><li>ü</li></ul>[1][2]!');
    expect(write('None', [], [])).toBe('<h1>None</h1><ul></ul>!');
    expect([a.read, b.read]).toEqual([1, 1]);
  });

  it('writes nothing where a name is missing, also in an entry of a kept list', async () => {
    const template = await compileTemplate(text);
    expect(() => template({ title: 'All', posts: new KeptEntries([{}]), more: { options: [] } })).toThrow(
      '"name" not defined',
    );
  });
});
