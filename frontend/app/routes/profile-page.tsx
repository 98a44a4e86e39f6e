import { useLocation } from 'react-router-dom';
import { TradeDrawing } from '../art/scenes/trades.tsx';
import { pageKinds } from '../content/pages/kinds.ts';
import { profilePages } from '../content/pages/profiles.ts';
import { ContactCall } from '../sections/contact-call.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { PlainPage } from '../sections/plain-page.tsx';
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
