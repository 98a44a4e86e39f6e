import type { OfferPath } from '../content/related-pages.ts';
import { ContactCall, type ContactCallProps } from './contact-call.tsx';
import { RelatedPages } from './related-pages.tsx';

interface OfferEndingProps {
  path: OfferPath;
  call: ContactCallProps;
}

/** The end of a product: the pages next to it in meaning, and where to ask for a demonstration. */
export function OfferEnding({ path, call }: OfferEndingProps) {
  return (
    <>
      <RelatedPages path={path} />
      <ContactCall {...call} />
    </>
  );
}
