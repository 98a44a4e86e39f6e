import { Wordmark } from '../../art/wordmark.tsx';
import { brands } from '../../content/clients.ts';
import { brandsTitle } from '../../content/home-sections.ts';

export function Brands() {
  return (
    <section aria-labelledby="brands-title" className="relative border-t border-line bg-paper lg:grid lg:grid-cols-12">
      <h2
        id="brands-title"
        className="gutter note !font-mono !text-[0.78rem] !leading-normal !font-medium !tracking-normal py-5 text-ink-soft sm:max-lg:absolute sm:max-lg:flex sm:max-lg:h-24 sm:max-lg:w-1/3 sm:max-lg:items-center lg:col-span-2 lg:self-center"
      >
        {brandsTitle}
      </h2>
      <ul className="grid grid-cols-2 border-line text-ink-soft max-sm:border-t sm:grid-cols-3 lg:col-span-10 lg:grid-cols-5 lg:border-l">
        {brands.map((name) => (
          <li
            key={name}
            className="flex min-h-24 items-center border-l border-line px-5 py-4 max-sm:border-b max-sm:last:col-span-2 max-sm:last:border-b-0 max-sm:odd:border-l-0 sm:max-lg:first:col-start-2 sm:max-lg:nth-3:border-l-0 sm:max-lg:nth-[n+3]:border-t lg:first:border-l-0"
          >
            <Wordmark name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
