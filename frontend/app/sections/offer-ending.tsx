import type { ReactNode } from 'react';
import type { OfferPath } from '../content/related-pages.ts';
import { ContactCall, type ContactCallProps } from './contact-call.tsx';
import { RelatedPages } from './related-pages.tsx';

interface OfferEndingProps {
  path: OfferPath;
  call: ContactCallProps;
  /** What stands below it: a service has the form for a consultation there. */
  children?: ReactNode;
}

/** The end of every service and product: the pages next to it in meaning, and where to go next. */
export function OfferEnding({ path, call, children }: OfferEndingProps) {
  return (
    <>
      <RelatedPages path={path} />
      <ContactCall {...call} />
      {children}
    </>
  );
}
