import { rawValue } from './value.ts';

/** What the API tells search engines about the page that it fills. */
export const ServedData = () => (
  // oxlint-disable-next-line react/no-danger -- a placeholder of the template
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: rawValue('structuredData') }} />
);
