import { ChestScene } from '@frontdoor/drawings';
import { DrawingHead } from '../sections/drawing-head.tsx';
import { metaFor } from '../seo.ts';
import { ContactCall } from '../sections/contact-call.tsx';
import { byAge } from './by-age.ts';
import { Said } from './said.tsx';
import { SentBy } from './sent-by.tsx';
import { call, figure, leaving } from './words.ts';
import { Years } from './years.tsx';
import { partLinks } from '../ui/pictures/part-links.ts';

export const meta = () => metaFor('/client');

/** The drawers of the oldest and the latest client lead to their years. */
const drawers = partLinks([byAge.at(0), byAge.at(-1)].flatMap((client) => client?.name ?? []));

/** The clients as long acquaintances: a drawer each, their years, their recommendations, their words, and those that left. */
export default function Client() {
  return (
    <>
      <DrawingHead
        path="/client"
        drawing={
          <div className="max-md:-mx-6">
            <ChestScene clients={byAge} parts={drawers} />
          </div>
        }
        caption={figure.caption}
        places={{
          sheet: 'grid gap-x-10 gap-y-8 overflow-x-clip border-b border-line pt-10 pb-8 lg:grid-cols-12 lg:pt-14',
          trail: 'empty:hidden lg:col-span-12',
          words: 'lg:col-span-5 lg:self-center lg:pb-24',
          drawing: 'lg:col-span-7 lg:-mt-10',
        }}
      />
      <Years />
      <SentBy />
      <Said />
      <section aria-labelledby="left" className="gutter grid gap-x-10 gap-y-6 py-16 lg:grid-cols-12 lg:py-24">
        <h2 id="left" className="lg:col-span-4">
          {leaving.title}
        </h2>
        <div className="prose lg:col-span-6 lg:col-start-6">
          <p className="lead">{leaving.text}</p>
          <p className="mt-5 text-ink-soft">{leaving.rule}</p>
          <p className="mt-5 border-l-2 border-signal pl-5">{leaving.kept}</p>
        </div>
      </section>
      <ContactCall {...call} />
    </>
  );
}
