import { TrialScene, Wordmark, WallScene } from '@frontdoor/drawings';
import { DrawingHead } from '../sections/drawing-head.tsx';
import { carousels } from '../carousels.ts';
import { partners } from '../content/partners.ts';
import { metaFor } from '../seo.ts';
import { ContactCall } from '../sections/contact-call.tsx';
import { Phases } from '../sections/phases.tsx';
import { Carousel } from '../ui/carousel/carousel.tsx';
import { Figure } from '../ui/pictures/figure.tsx';
import { partLinks } from '../ui/pictures/part-links.ts';
import { Money } from './money.tsx';
import { Records } from './records.tsx';
import { call, figure, path, row } from './words.ts';

export const meta = () => metaFor('/partner');

const slides = partners.map(({ name, mark, makes }) => ({
  key: name,
  content: (
    <div className="flex h-36 flex-col justify-between border border-line bg-paper p-4">
      <Wordmark name={name} mark={mark} className="max-sm:text-base!" />
      <p className="note border-t border-line pt-2 text-ink-soft">{makes}</p>
    </div>
  ),
}));

/** The makers of seven tools: their marks, their records, the payments, and the way of a tool to the wall. */
export default function Partner() {
  return (
    <>
      <DrawingHead
        path="/partner"
        drawing={
          <div className="max-md:-mx-8 lg:-ml-6">
            <WallScene tools={partners.map(({ tool }) => tool)} parts={partLinks(partners.map(({ name }) => name))} />
          </div>
        }
        caption={figure.caption}
        places={{
          sheet:
            'graph-paper grid gap-x-10 gap-y-8 overflow-x-clip border-b border-line pt-10 pb-8 lg:grid-flow-dense lg:grid-cols-12 lg:pt-14 lg:pb-10',
          trail: 'empty:hidden lg:col-span-12',
          words: 'lg:col-span-5 lg:col-start-8 lg:pt-24',
          drawing: 'lg:col-span-7',
        }}
      />
      <section aria-labelledby="row" className="gutter bg-side py-12 lg:py-16">
        <h2 id="row" className="mb-6 text-[1.6rem]!">
          {row.title}
        </h2>
        <Carousel label={row.label} slides={slides} settings={carousels.partners} />
      </section>
      <Records />
      <Money />
      <section aria-labelledby="path" className="gutter py-16 lg:py-24">
        <h2 id="path" className="mb-10">
          {path.title}
        </h2>
        <Figure caption={path.figure} className="mb-12">
          <TrialScene tools={partners.map(({ tool }) => tool)} />
        </Figure>
        <Phases phases={path.phases} columns="lg:grid-cols-[3fr_4fr_6fr]" />
        <p className="prose mt-10 border-l-2 border-signal pl-5 text-ink-soft">{path.down}</p>
      </section>
      <ContactCall {...call} />
    </>
  );
}
