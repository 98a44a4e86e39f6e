import { rawValue } from './template.tsx';

/** What the API tells search engines about the page that it fills. */
export const ServedData = () => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: rawValue('structuredData') }} />
);
