import { ExchangeScene } from '@frontdoor/drawings';
import { contactCaption } from './words.ts';
import { ContactForm } from './contact-form.tsx';
import { Office, WayThere } from './office.tsx';
import { companyBanners } from '../banners/company.ts';
import { PageBanner } from '../banners/page-banner.tsx';
import { metaFor } from '../seo.ts';

export const meta = () => metaFor('/contact');

const { to, text } = companyBanners['/contact'].button;
const question = { A: { href: to, name: text } };

export default function Contact() {
  return (
    <>
      <PageBanner path="/contact" drawing={<ExchangeScene parts={question} />} caption={contactCaption} />
      <div className="gutter grid gap-x-10 gap-y-12 bg-paper py-14 lg:grid-cols-12 lg:py-24">
        <div className="min-w-0 lg:col-span-7">
          <ContactForm />
        </div>
        <div className="min-w-0 lg:col-span-4 lg:col-start-9">
          <Office />
        </div>
      </div>
      <WayThere />
    </>
  );
}
