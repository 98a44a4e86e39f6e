import { Wordmark } from '@frontdoor/drawings';
import { partners } from '../content/partners.ts';
import { OutboundLink } from '../ui/outbound-link.tsx';
import { letterOf, partId } from '../ui/pictures/part-links.ts';
import { records } from './words.ts';

type RecordFactProps = { term: string; text: string | number };

const RecordFact = ({ term, text }: RecordFactProps) => (
  <div className="flex items-baseline justify-between gap-4 border-b border-line py-1.5">
    <dt className="note text-ink-soft">{term}</dt>
    <dd className="note">{text}</dd>
  </div>
);

/** Each partner by its letter: its products, our knowledge of them, the time of its answer. */
export function Records() {
  return (
    <section aria-labelledby="records" className="border-t border-line">
      <div className="gutter grid gap-x-10 gap-y-4 pt-16 pb-10 lg:grid-cols-12 lg:pt-24">
        <h2 id="records" className="lg:col-span-6">
          {records.title}
        </h2>
        <p className="prose self-end text-ink-soft lg:col-span-5 lg:col-start-8">{records.text}</p>
      </div>
      <ol>
        {partners.map(({ name, mark, makes, para, examined, answer, since, url }, index) => (
          <li
            key={name}
            id={partId(index)}
            className="gutter grid gap-x-10 gap-y-5 border-t border-line py-9 odd:bg-raised md:grid-cols-[3rem_1fr_14rem] lg:grid-cols-[3rem_15rem_1fr_16rem]"
          >
            <span
              className={`font-display text-4xl leading-none font-semibold ${index === 3 ? 'text-signal' : ''}`}
              aria-hidden="true"
            >
              {letterOf(index)}
            </span>
            <div className="max-lg:md:col-span-2">
              <h3>
                <Wordmark name={name} mark={mark} />
              </h3>
              <p className="note mt-2 text-ink-soft">{makes}</p>
            </div>
            <p className="max-w-[36em] leading-relaxed md:max-lg:col-start-2">{para}</p>
            <div>
              <dl className="border-t border-line">
                <RecordFact term={records.examined} text={`${examined} ${records.engineers}`} />
                <RecordFact term={records.answer} text={answer} />
                <RecordFact term={records.since} text={since} />
              </dl>
              <OutboundLink href={url} name={name} className="underlined mt-4 inline-block">
                {records.visit}
              </OutboundLink>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
