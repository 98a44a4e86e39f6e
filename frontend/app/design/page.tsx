import { Wordmark, PhasesScene, TablesScene } from '@frontdoor/drawings';
import { WideBanner } from '../banners/wide-banner.tsx';
import { metaFor } from '../seo.ts';
import { Figure } from '../ui/pictures/figure.tsx';
import { ContactCall } from '../sections/contact-call.tsx';
import { PhaseList } from './phase-list.tsx';
import { call, figure, phases, showcase, tables } from './words.ts';

export const meta = () => metaFor('/design');

/** The balloons of the drawing lead to the phases that they number. */
const phaseLinks = Object.fromEntries(
  phases.map(({ station, name }, index) => [String(index + 1), { href: `#phase-${station}`, name }]),
);

export default function Design() {
  return (
    <>
      <WideBanner path="/design" drawing={<PhasesScene parts={phaseLinks} />} {...figure} place="lg:-mt-24" />
      <PhaseList />
      <Tables />
      <Showcase />
      <ContactCall {...call} />
    </>
  );
}

/** Who is there in each phase. */
const Tables = () => (
  <section
    aria-labelledby="tables"
    className="gutter grid gap-x-12 gap-y-8 border-t border-line py-14 lg:grid-cols-[5fr_7fr] lg:py-24"
  >
    <div>
      <h2 id="tables">{tables.title}</h2>
      <p className="lead mt-6">{tables.text}</p>
      <p className="prose mt-5 text-ink-soft">{tables.passing}</p>
    </div>
    <Figure caption={tables.caption}>
      <TablesScene />
    </Figure>
  </section>
);

/** The technologies as tiles of one sheet, in a staggered grid. */
function Showcase() {
  return (
    <section aria-labelledby="technologies" className="gutter graph-paper border-t border-line py-14 lg:py-24">
      <p className="note mb-4 text-signal">{showcase.note}</p>
      <h2 id="technologies">{showcase.title}</h2>
      <ul className="mt-10 grid border-t border-l border-ink bg-raised sm:grid-cols-2 lg:grid-cols-4">
        {showcase.tiles.map(({ name, text, since }) => (
          <li key={name} className="flex flex-col border-r border-b border-ink p-5">
            <h3>
              <Wordmark name={name} />
            </h3>
            <p className="mt-4 text-[0.95rem] leading-snug text-ink-soft">{text}</p>
            <p className="note mt-auto pt-4 text-ink-soft">
              {showcase.since} {since}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
