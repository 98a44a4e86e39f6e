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
