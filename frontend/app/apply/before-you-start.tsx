import { LetterboxScene } from '@frontdoor/drawings';
import { letterboxCaption, ready } from './words.ts';
import { banners, sheetLine } from '../banners/banners.ts';

const { title, description, para } = banners['/application'];

export function BeforeYouStart() {
  return (
    // Beside a receipt there is nothing to start, and a small screen shows its number and the ways on.
    <div className="group-has-[[data-receipt]]/sheet:max-lg:sr-only lg:col-span-4">
      <p className="note mb-5 text-signal">{sheetLine('/application')}</p>
      <h1>{title}</h1>
      <p className="lead mt-6">{description}</p>
      {para && <p className="mt-3 text-ink-soft">{para}</p>}
      <figure className="mt-8 hidden lg:block">
        <LetterboxScene />
        <figcaption className="note mt-3 text-ink-soft">{letterboxCaption}</figcaption>
      </figure>
      <dl className="mt-8 hidden border-t border-line lg:block print:block">
        {ready.map(({ term, text }) => (
          <div key={term} className="grid grid-cols-[6.5rem_1fr] border-b border-line py-3">
            <dt className="note pt-0.5 text-ink-soft">{term}</dt>
            <dd className="text-[0.95rem] leading-snug">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
