import { TableScene } from '@frontdoor/drawings';
import { DrawingHead } from '../../sections/drawing-head.tsx';
import { ContactCall } from '../../sections/contact-call.tsx';
import { metaFor } from '../../seo.ts';
import { ProductCards } from './product-cards.tsx';
import { WeeksChart } from './weeks-chart.tsx';
import { partLinks } from '../../ui/pictures/part-links.ts';
import { call, caption, chart, choose, listTitle, products } from './words.ts';

const PATH = '/products';
export const meta = () => metaFor('/products');

/** The nine products: models on one table, a card each, and how long each takes. */
export default function Products() {
  return (
    <>
      <DrawingHead
        path={PATH}
        drawing={<TableScene parts={partLinks(products.map(({ name }) => name))} />}
        caption={caption}
        places={{
          sheet:
            'graph-paper grid gap-x-8 gap-y-8 overflow-x-clip border-b border-line pt-10 pb-10 lg:grid-flow-dense lg:grid-cols-12',
          trail: 'lg:col-span-12',
          words: 'lg:col-span-5 lg:col-start-8 lg:pt-8',
          drawing: 'max-md:-mx-2 max-md:[&>figcaption]:mx-2 lg:col-span-7 lg:self-end',
        }}
      />
      <section aria-labelledby="nine" className="gutter py-14 lg:py-20">
        <h2 id="nine" className="mb-8">
          {listTitle}
        </h2>
        <ProductCards />
      </section>
      <section
        aria-labelledby="weeks"
        className="gutter grid gap-x-12 gap-y-8 border-t border-line bg-side py-14 lg:grid-cols-12 lg:py-20"
      >
        <div className="lg:col-span-4">
          <h2 id="weeks">{chart.title}</h2>
          <p className="lead mt-5">{chart.lead}</p>
        </div>
        <div className="lg:col-span-8">
          <WeeksChart />
        </div>
      </section>
      <section aria-labelledby="choose" className="gutter py-14 lg:py-20">
        <h2 id="choose">{choose.title}</h2>
        <dl className="mt-8 border-t-2 border-ink">
          {choose.rows.map(([when, what]) => (
            <div key={when} className="grid gap-x-10 gap-y-1 border-b border-line py-4 md:grid-cols-2">
              <dt className="font-display text-lg leading-snug font-semibold">{when}</dt>
              <dd className="text-ink-soft">{what}</dd>
            </div>
          ))}
        </dl>
      </section>
      <ContactCall {...call} />
    </>
  );
}
