import { useLocation } from 'react-router-dom';
import { TradeDrawing } from '../art/scenes/trades.tsx';
import { pageKinds } from '../plain/words.ts';
import { servicePages } from './pages.ts';
import { Consultation } from '../consultation/consultation.tsx';
import { ContactCall } from '../plain/contact-call.tsx';
import { PageBanner } from '../banners/page-banner.tsx';
import { PlainPage } from '../plain/plain-page.tsx';
import { metaFor, pathOf } from '../seo.ts';

export const meta = ({ location }: { location: { pathname: string } }) => metaFor(location.pathname);

/** The service pages that have no composition of their own yet. */
export default function ServicePage() {
  const path = pathOf(useLocation().pathname) as keyof typeof servicePages;
  return (
    <>
      <PageBanner path={path} drawing={<TradeDrawing trade="cloud" />} caption={pageKinds.service.caption} />
      <PlainPage page={servicePages[path]} />
      <ContactCall {...pageKinds.service.call} />
      <Consultation />
    </>
  );
}
