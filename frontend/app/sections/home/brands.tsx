import { Wordmark } from '../../art/wordmark.tsx';
import { brands } from '../../content/clients.ts';
import { brandsTitle } from '../../content/home-sections.ts';

export function Brands() {
  return (
    <section aria-labelledby="brands-title" className="border-t border-line bg-paper lg:grid lg:grid-cols-12">
      <h2
        id="brands-title"
        className="gutter note !font-mono !text-[0.78rem] !leading-normal !font-medium !tracking-normal py-5 text-ink-soft lg:col-span-2 lg:self-center"
      >
        {brandsTitle}
      </h2>
      <ul className="grid grid-cols-2 border-line text-ink-soft max-lg:border-t sm:grid-cols-3 lg:col-span-10 lg:grid-cols-5 lg:border-l">
        {brands.map((name) => (
          <li
            key={name}
            className="flex min-h-24 items-center border-line px-5 py-4 not-first:border-l max-lg:border-b max-lg:odd:border-l-0 sm:max-lg:odd:border-l"
          >
            <Wordmark name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
