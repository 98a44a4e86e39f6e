import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { companyPages } from './content/pages/company.ts';
import { productPages } from './content/pages/products.ts';
import { profilePages } from './content/pages/profiles.ts';
import { servicePages } from './content/pages/services.ts';
import { showsDesignSystem } from './shows-design-system.ts';

/** The pages that share one composition, each at its own address. */
const plain = (pages: object, file: string) =>
  Object.keys(pages).map((path) => route(path.slice(1), file, { id: path.slice(1) }));

const forDevelopment = showsDesignSystem ? [route('design-system', 'routes/design-system.tsx')] : [];

export default [
  index('routes/home.tsx'),
  route('career', 'routes/career.tsx'),
  route('application', 'routes/application.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('term', 'routes/term.tsx'),
  ...plain(companyPages, 'routes/company-page.tsx'),
  ...plain(servicePages, 'routes/service-page.tsx'),
  ...plain(productPages, 'routes/product-page.tsx'),
  ...plain(profilePages, 'routes/profile-page.tsx'),
  ...forDevelopment,
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
