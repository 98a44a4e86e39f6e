import { useLocation } from 'react-router-dom';
import { TradeDrawing } from '../art/scenes/trades.tsx';
import { productPages } from '../content/pages/products.ts';
import { ContactCall } from '../sections/contact-call.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { PlainPage } from '../sections/plain-page.tsx';
import { metaFor, pathOf } from '../seo.ts';

export const meta = ({ location }: { location: { pathname: string } }) => metaFor(location.pathname);

/** The product pages that have no composition of their own yet. */
export default function ProductPage() {
  const path = pathOf(useLocation().pathname) as keyof typeof productPages;
  return (
    <>
      <PageBanner path={path} drawing={<TradeDrawing trade="web" />} caption="It stands already; we fit it." />
      <PlainPage page={productPages[path]} />
      <ContactCall
        title="See it with your own data."
        text="A demonstration takes half an hour, on your screen or at a client who uses it."
        action="Ask for a demo"
      />
    </>
  );
}
