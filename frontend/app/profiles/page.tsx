import { useLocation } from 'react-router-dom';
import { TradeDrawing } from '../art/scenes/trades.tsx';
import { pageKinds } from '../plain/words.ts';
import { profilePages } from './pages.ts';
import { ContactCall } from '../plain/contact-call.tsx';
import { PageBanner } from '../banners/page-banner.tsx';
import { PlainPage } from '../plain/plain-page.tsx';
import { metaFor, pathOf } from '../seo.ts';

export const meta = ({ location }: { location: { pathname: string } }) => metaFor(location.pathname);

/** The pages of the leaders. */
export default function ProfilePage() {
  const path = pathOf(useLocation().pathname) as keyof typeof profilePages;
  return (
    <>
      <PageBanner path={path} drawing={<TradeDrawing trade="team" />} caption={pageKinds.profile.caption} />
      <PlainPage page={profilePages[path]} />
      <ContactCall {...pageKinds.profile.call} />
    </>
  );
}
