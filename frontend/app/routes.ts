import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { companyPages } from './company/pages.ts';
import { productPages } from './products/pages.ts';
import { profilePages } from './profiles/pages.ts';
import { servicePages } from './services/pages.ts';
import { showsDesignSystem } from './shows-design-system.ts';

/** The pages that share one composition, each at its own address. */
const plain = (pages: object, file: string) =>
  Object.keys(pages).map((path) => route(path.slice(1), file, { id: path.slice(1) }));

const forDevelopment = showsDesignSystem ? [route('design-system', 'design-system/page.tsx')] : [];

export default [
  index('home/page.tsx'),
  route('career', 'career/page.tsx'),
  route('application', 'apply/page.tsx'),
  route('contact', 'contact/page.tsx'),
  route('privacy', 'policies/privacy-page.tsx'),
  route('term', 'policies/term-page.tsx'),
  ...plain(companyPages, 'company/page.tsx'),
  ...plain(servicePages, 'services/page.tsx'),
  ...plain(productPages, 'products/page.tsx'),
  ...plain(profilePages, 'profiles/page.tsx'),
  ...forDevelopment,
  route('*', 'not-found/page.tsx'),
] satisfies RouteConfig;
