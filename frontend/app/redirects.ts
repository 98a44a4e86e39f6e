import { paths } from './banners/banners.ts';

export type Redirect = { from: string; to: string; status: 301 | 302 };

/** Every old or misspelt address and where it leads. The build writes this list out for the gateways. */
export const redirects: readonly Redirect[] = [
  { from: '/software-dev', to: '/Software-dev', status: 301 },
  { from: '/products/collage-erp', to: '/products/college-erp', status: 301 },
  { from: '/terms', to: '/term', status: 301 },
  { from: '/privacy-policy', to: '/privacy', status: 301 },
  { from: '/careers', to: '/career', status: 301 },
  { from: '/apply', to: '/application', status: 301 },
  { from: '/home', to: '/', status: 301 },
  { from: '/index.html', to: '/', status: 301 },
];

/** Each page, written in capital letters where it has small ones or the other way round. */
export const otherCases = paths
  .filter((path) => path !== '/')
  .map((path) => ({ from: path, to: path, status: 301, anyCase: true }) as const);
