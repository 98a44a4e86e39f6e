import { RegisterBookScene } from '@frontdoor/drawings';
import { PageBanner } from '../banners/page-banner.tsx';
import { metaFor } from '../seo.ts';
import { ContactCall } from '../sections/contact-call.tsx';
import { Contents } from '../sections/contents.tsx';
import { AskedBack } from './asked-back.tsx';
import { Register } from './register.tsx';
import { call, figure, groups } from './words.ts';

export const meta = () => metaFor('/faq');

export default function Faq() {
  return (
    <>
      <PageBanner path="/faq" drawing={<RegisterBookScene />} caption={figure.caption} />
      <div className="grid bg-paper lg:grid-flow-dense lg:grid-cols-12">
        <div className="gutter border-line pt-10 lg:col-span-3 lg:col-start-10 lg:border-l lg:py-20">
          <Contents sections={groups} />
        </div>
        <Register />
      </div>
      <AskedBack />
      <ContactCall {...call} />
    </>
  );
}
