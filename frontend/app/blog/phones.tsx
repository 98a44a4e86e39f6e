import { AppScreen, apps } from '@frontdoor/drawings';
import { phoneCaptions, phonesHead } from './words.ts';

/** The mobile apps, as the screens that people use. */
export function Phones() {
  return (
    <section aria-labelledby="phones" className="graph-paper border-t border-line py-14 lg:py-24">
      <header className="gutter grid gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-7">
          <p className="note mb-4 text-signal">{phonesHead.note}</p>
          <h2 id="phones">{phonesHead.title}</h2>
        </div>
        <p className="lead lg:col-span-5">{phonesHead.lead}</p>
      </header>
      <ul className="gutter mt-10 grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-3 lg:grid-cols-6">
        {apps.map((app, index) => (
          <li key={app} className={index % 2 ? 'lg:mt-12' : ''}>
            <AppScreen app={app} label={phoneCaptions[app]} />
            <p className="note mt-3 text-ink-soft" aria-hidden="true">
              {phoneCaptions[app]}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
