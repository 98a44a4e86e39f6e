import { TradeDrawing } from '../../art/scenes/trades.tsx';
import { PageBanner } from '../../banners/page-banner.tsx';
import { Consultation } from '../../consultation/consultation.tsx';
import { ContactCall } from '../../sheet/contact-call.tsx';
import { PlainPage } from '../../plain/plain-page.tsx';
import { pageKinds } from '../../plain/words.ts';
import { metaFor } from '../../seo.ts';
import { plain } from './words.ts';

export const meta = () => metaFor('/analytical');

export default function Analytical() {
  return (
    <>
      <PageBanner path="/analytical" drawing={<TradeDrawing trade="cloud" />} caption={pageKinds.service.caption} />
      <PlainPage page={plain} />
      <ContactCall {...pageKinds.service.call} />
      <Consultation />
    </>
  );
}
