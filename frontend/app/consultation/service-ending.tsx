import type { OfferPath } from '../content/related-pages.ts';
import { RelatedPages } from '../sections/related-pages.tsx';
import { Consultation } from './consultation.tsx';
import type { Ending } from './words.ts';

/** The end of a service: the pages next to it in meaning, and the form. */
export function ServiceEnding({ path, ending }: { path: OfferPath; ending: Ending }) {
  return (
    <>
      <RelatedPages path={path} />
      <Consultation ending={ending} />
    </>
  );
}
