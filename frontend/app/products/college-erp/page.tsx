import { TradeDrawing } from '../../art/scenes/trades.tsx';
import { PageBanner } from '../../banners/page-banner.tsx';
import { ContactCall } from '../../sheet/contact-call.tsx';
import { PlainPage } from '../../plain/plain-page.tsx';
import { pageKinds } from '../../plain/words.ts';
import { metaFor } from '../../seo.ts';
import { plain } from './words.ts';

export const meta = () => metaFor('/products/college-erp');

export default function CollegeErp() {
  return (
    <>
      <PageBanner
        path="/products/college-erp"
        drawing={<TradeDrawing trade="web" />}
        caption={pageKinds.product.caption}
      />
      <PlainPage page={plain} />
      <ContactCall {...pageKinds.product.call} />
    </>
  );
}
