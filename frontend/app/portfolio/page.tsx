import { TradeDrawing } from '../art/scenes/trades.tsx';
import { PageBanner } from '../banners/page-banner.tsx';
import { ContactCall } from '../sheet/contact-call.tsx';
import { PlainPage } from '../plain/plain-page.tsx';
import { pageKinds } from '../plain/words.ts';
import { metaFor } from '../seo.ts';
import { plain } from './words.ts';

export const meta = () => metaFor('/portfolio');

export default function Portfolio() {
  return (
    <>
      <PageBanner path="/portfolio" drawing={<TradeDrawing trade="team" />} caption={pageKinds.company.caption} />
      <PlainPage page={plain} />
      <ContactCall {...pageKinds.company.call} />
    </>
  );
}
