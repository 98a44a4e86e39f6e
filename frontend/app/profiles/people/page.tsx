import { TradeDrawing } from '../../art/scenes/trades.tsx';
import { PageBanner } from '../../banners/page-banner.tsx';
import { leaders, profilePath } from '../../content/people.ts';
import { ContactCall } from '../../sheet/contact-call.tsx';
import { PlainPage } from '../../plain/plain-page.tsx';
import { pageKinds } from '../../plain/words.ts';
import { metaFor } from '../../seo.ts';
import { plain } from './words.ts';

const path = profilePath(leaders.find(({ key }) => key === 'people') ?? leaders[0]);

export const meta = ({ location }: { location: { pathname: string } }) => metaFor(location.pathname);

export default function People() {
  return (
    <>
      <PageBanner path={path} drawing={<TradeDrawing trade="team" />} caption={pageKinds.profile.caption} />
      <PlainPage page={plain} />
      <ContactCall {...pageKinds.profile.call} />
    </>
  );
}
