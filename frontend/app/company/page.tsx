import { useLocation } from 'react-router-dom';
import { TradeDrawing } from '../art/scenes/trades.tsx';
import { companyPages } from './pages.ts';
import { pageKinds } from '../plain/words.ts';
import { Consultation } from '../consultation/consultation.tsx';
import { ContactCall } from '../plain/contact-call.tsx';
import { PageBanner } from '../banners/page-banner.tsx';
import { PlainPage } from '../plain/plain-page.tsx';
import { metaFor, pathOf } from '../seo.ts';

export const meta = ({ location }: { location: { pathname: string } }) => metaFor(location.pathname);

/** The pages about the company that have no composition of their own yet. */
export default function CompanyPage() {
  const path = pathOf(useLocation().pathname) as keyof typeof companyPages;
  return (
    <>
      <PageBanner path={path} drawing={<TradeDrawing trade="team" />} caption={pageKinds.company.caption} />
      <PlainPage page={companyPages[path]} />
      <ContactCall {...pageKinds.company.call} />
      {path === '/services' && <Consultation />}
    </>
  );
}
