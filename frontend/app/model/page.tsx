import { ThreeWaysScene } from '@frontdoor/drawings';
import { WideBanner } from '../banners/wide-banner.tsx';
import { metaFor } from '../seo.ts';
import { ContactCall } from '../sections/contact-call.tsx';
import { Bills } from './bills.tsx';
import { Choice } from './choice.tsx';
import { Comparison } from './comparison.tsx';
import { call, figure, modelHeads, models } from './words.ts';

export const meta = () => metaFor('/model');

/** The balloons of the drawing lead to the models that they name. */
const modelLinks = Object.fromEntries(models.map(({ id, name, letter }) => [letter, { href: `#${id}`, name }]));

export default function Model() {
  return (
    <>
      <WideBanner path="/model" drawing={<ThreeWaysScene parts={modelLinks} />} {...figure} />
      <Models />
      <Comparison />
      <Bills />
      <Choice />
      <ContactCall {...call} />
    </>
  );
}

/** The three models as columns of one contract: the same three clauses in each. */
function Models() {
  return (
    <div className="grid bg-paper lg:grid-cols-3">
      {models.map(({ id, name, letter, ...clauses }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-title`}
          className="gutter scroll-mt-24 border-b border-line py-10 lg:border-b-0 lg:border-l lg:py-16 lg:first:border-l-0"
        >
          <p className="note grid size-8 place-items-center rounded-full border border-signal">{letter}</p>
          <h2 id={`${id}-title`} className="mt-4 !text-3xl">
            {name}
          </h2>
          <dl className="mt-6">
            {(['fair', 'unfair', 'care'] as const).map((clause) => (
              <div key={clause} className="border-t border-line py-4">
                <dt className={`note ${clause === 'unfair' ? 'text-signal' : 'text-ink-soft'}`}>
                  {modelHeads[clause]}
                </dt>
                <dd className="mt-1 leading-snug">{clauses[clause]}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
