import { useLocation } from 'react-router-dom';
import { TradeDrawing } from '../art/scenes/trades.tsx';
import { pageKinds } from '../content/pages/kinds.ts';
import { servicePages } from '../content/pages/services.ts';
import { Consultation } from '../sections/consultation.tsx';
import { ContactCall } from '../sections/contact-call.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { PlainPage } from '../sections/plain-page.tsx';
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
