import { rawValue } from './value.ts';

/** The structured data of the page that the API fills. */
export const ServedData = () => (
  // oxlint-disable-next-line react/no-danger -- a placeholder of the template
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: rawValue('structuredData') }} />
);
