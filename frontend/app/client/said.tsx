import { Wordmark } from '@frontdoor/drawings';
import { clientOf, testimonials } from '../content/clients.ts';
import { said } from './words.ts';

/** Each voice has its place: a wide one, narrow ones, and how far it hangs down. */
const places = [
  'lg:col-span-5',
  'lg:col-span-6 lg:col-start-7 lg:mt-28',
  'lg:col-span-4 lg:col-start-2',
  'lg:col-span-4 lg:col-start-8 lg:mt-10',
  'lg:col-span-6',
  'lg:col-span-5 lg:col-start-8 lg:mt-16',
] as const;

/** Quotations of six clients, each under its mark. */
export function Said() {
  return (
    <section aria-labelledby="said" className="gutter border-t border-line bg-ink py-16 text-paper lg:py-24">
      <div className="max-w-[34em]">
        <h2 id="said">{said.title}</h2>
        <p className="mt-4">{said.text}</p>
      </div>
      <div className="mt-12 grid gap-x-10 gap-y-12 lg:grid-cols-12 lg:gap-y-14">
        {testimonials.map(({ name, role, client, text }, index) => (
          <figure key={name} className={`border-t border-current pt-5 ${places[index] ?? ''}`}>
            <Wordmark name={client} mark={clientOf(client).mark} className="text-base!" />
            <blockquote className="mt-4 font-display text-[clamp(1.35rem,1rem+1.3vw,1.9rem)] leading-tight">
              {text}
            </blockquote>
            <figcaption className="note mt-4">
              {name}, {role}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
