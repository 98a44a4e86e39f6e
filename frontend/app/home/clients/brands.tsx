import { Wordmark } from '@frontdoor/drawings';
import { brands, clientOf } from '../../content/clients.ts';
import { brandsTitle } from '../words.ts';

export function Brands() {
  return (
    <section
      aria-labelledby="brands-title"
      className="grid grid-cols-2 border-t border-line bg-paper sm:grid-cols-3 lg:grid-cols-6"
    >
      <h2
        id="brands-title"
        className="gutter note !font-mono !text-[0.78rem] !leading-normal !font-medium !tracking-normal flex items-center border-line py-3 text-ink-soft max-sm:border-b"
      >
        {brandsTitle}
      </h2>
      <ul className="contents text-ink-soft">
        {brands.map((name) => (
          <li
            key={name}
            className="flex items-center border-l border-line px-3 py-3 sm:min-h-24 sm:max-lg:px-[3vw] lg:px-4 max-sm:even:border-l-0 max-sm:not-nth-[n+4]:border-b sm:max-lg:nth-3:border-l-0 sm:max-lg:nth-[n+3]:border-t"
          >
            <Wordmark name={name} mark={clientOf(name).mark} />
          </li>
        ))}
      </ul>
    </section>
  );
}
