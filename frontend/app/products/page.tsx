import { useLocation } from 'react-router-dom';
import { TradeDrawing } from '../art/scenes/trades.tsx';
import { pageKinds } from '../plain/words.ts';
import { productPages } from './pages.ts';
import { ContactCall } from '../plain/contact-call.tsx';
import { PageBanner } from '../banners/page-banner.tsx';
import { PlainPage } from '../plain/plain-page.tsx';
import { metaFor, pathOf } from '../seo.ts';

export const meta = ({ location }: { location: { pathname: string } }) => metaFor(location.pathname);

/** The product pages that have no composition of their own yet. */
export default function ProductPage() {
  const path = pathOf(useLocation().pathname) as keyof typeof productPages;
  return (
    <>
      <PageBanner path={path} drawing={<TradeDrawing trade="web" />} caption={pageKinds.product.caption} />
      <PlainPage page={productPages[path]} />
      <ContactCall {...pageKinds.product.call} />
    </>
  );
}
