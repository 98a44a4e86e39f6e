/** Requests and the answers that both gateways must give, independent of the pages' content. */
export interface GatewayRule {
  method?: 'GET' | 'HEAD' | 'POST';
  path: string;
  /** The value of Accept-Encoding. */
  accepts?: string;
  /** Whether the browser has a cached copy and asks if it is still current. */
  isCached?: boolean;
  status: number;
  headers?: Record<string, RegExp>;
}

const siteCsp = /^base-uri 'none'; .*frame-ancestors 'none'.*; report-uri \/api\/csp-reports; report-to csp$/;
const adminCsp =
  /^default-src 'self'; style-src 'self' 'sha256-[^']+'; .*frame-ancestors 'none'.*; require-trusted-types-for 'script'.*; report-uri \/api\/csp-reports; report-to csp$/;
const endpoints = { 'reporting-endpoints': /^csp="\/api\/csp-reports"$/ };
// For responses without a page of the site: they load nothing.
const bareCsp = /^default-src 'none'; .*frame-ancestors 'none'$/;
const page = { 'content-type': /^text\/html/, 'cache-control': /^no-cache$/ };
const goesTo = (path: string) => ({ location: new RegExp(`^(?:http://[^/]+)?${path.replace('?', '\\?')}$`) });

export const gatewayRules: GatewayRule[] = [
  {
    path: '/',
    status: 200,
    headers: {
      ...page,
      ...endpoints,
      'content-security-policy': siteCsp,
      'content-security-policy-report-only': /^default-src 'self'; .*; report-uri \/api\/csp-reports; report-to csp$/,
    },
  },
  {
    path: '/career',
    status: 200,
    headers: page,
  },
  {
    path: '/career',
    accepts: 'gzip, deflate, br, zstd',
    status: 200,
    headers: { ...page, 'content-encoding': /^br$/, vary: /^accept-encoding$/i },
  },
  // A browser replaces the cached headers by those of a 304 (RFC 9111 section 3.2).
  { path: '/career', isCached: true, status: 304, headers: { 'content-security-policy': siteCsp } },
  { path: '/admin/', isCached: true, status: 304, headers: { 'content-security-policy': adminCsp } },
  {
    method: 'POST',
    path: '/career',
    status: 405,
    headers: { allow: /^GET, HEAD$/, 'content-security-policy': bareCsp },
  },
  { path: '/career/', status: 308, headers: goesTo('/career') },
  { path: '/no-such-page', status: 404, headers: { ...page, 'content-security-policy': siteCsp } },
  {
    path: '/no-such-page',
    accepts: 'gzip, deflate, br, zstd',
    status: 404,
    headers: { ...page, 'content-encoding': /^br$/, vary: /^accept-encoding$/i },
  },
  { path: '/404', status: 404, headers: page },
  { path: '/404.html', status: 404, headers: page },
  { path: '/Career', status: 301, headers: goesTo('/career') },
  { method: 'HEAD', path: '/CAREER?from=mail', status: 301, headers: goesTo('/career?from=mail') },
  { path: '/ERPSERVICE', status: 301, headers: goesTo('/erpservice') },
  { path: '/Software-dev', status: 200, headers: page },
  { path: '/SOFTWARE-DEV', status: 301, headers: goesTo('/Software-dev') },
  { path: '/Career/', status: 308, headers: goesTo('/Career') },
  { path: '/Career/elsewhere', status: 404, headers: page },
  { path: '/career/no-such-position', status: 404, headers: { ...page, 'content-security-policy': siteCsp } },
  {
    path: '/received/FD-7K3M-2QXW?form=contact-message',
    status: 200,
    headers: { 'cache-control': /^no-store$/, 'x-robots-tag': /^noindex$/, 'content-security-policy': siteCsp },
  },
  ...['/received', '/received/_receipt'].map((path) => ({
    path,
    status: 404,
    headers: { ...page, 'content-security-policy': siteCsp },
  })),
  {
    path: `/another-file/${'t'.repeat(43)}`,
    status: 404,
    headers: { 'cache-control': /^no-store$/, 'x-robots-tag': /^noindex$/, 'content-security-policy': siteCsp },
  },
  {
    path: `/interview/${'t'.repeat(43)}`,
    status: 404,
    headers: { 'cache-control': /^no-store$/, 'x-robots-tag': /^noindex$/, 'content-security-policy': siteCsp },
  },
  { path: '/received/You-have-won', status: 404, headers: { ...page, 'content-security-policy': siteCsp } },
  {
    path: '/contact?email=asha%40company.example',
    status: 200,
    headers: { 'cache-control': /^no-store$/, 'x-robots-tag': /^noindex$/, 'content-security-policy': siteCsp },
  },
  {
    path: '/application?plain=1',
    status: 200,
    headers: { 'cache-control': /^no-store$/, 'content-security-policy': siteCsp },
  },
  { path: '/application', status: 200, headers: page },
  { path: '/contact', status: 200, headers: page },
  { path: '/feeds/jobs.atom', status: 200, headers: { 'content-type': /^application\/atom\+xml/ } },
  { path: '/feeds/jobs.xml', status: 200, headers: { 'content-type': /^(?:application|text)\/xml/ } },
  { path: '/sitemap-jobs.xml', status: 200, headers: { 'content-type': /^(?:application|text)\/xml/ } },
  { path: '/Assets/no-such-script.js', status: 404 },
  { path: '/index.html', status: 301, headers: goesTo('/') },
  { path: '/assets/no-such-script.js', status: 404 },
  {
    path: '/favicon.svg',
    status: 200,
    headers: { 'cache-control': /^public, max-age=3600$/, 'content-security-policy-report-only': /^undefined$/ },
  },
  // Texts for machines; RFC 9116 section 3 wants the first as text/plain.
  ...['/.well-known/security.txt', '/humans.txt', '/llms.txt'].map((path) => ({
    path,
    status: 200,
    headers: { 'content-type': /^text\/plain/, 'cache-control': /^public, max-age=3600$/ },
  })),
  {
    path: '/login',
    status: 200,
    headers: { ...page, 'content-security-policy': adminCsp, 'x-robots-tag': /^noindex$/ },
  },
  { path: '/login2', status: 200, headers: page },
  { path: '/login3', status: 404 },
  { path: '/admin', status: 308, headers: goesTo('/admin/') },
  { path: '/admin/', status: 200, headers: { ...page, ...endpoints, 'content-security-policy': adminCsp } },
  { path: '/admin/anything/below', status: 200, headers: page },
  { path: '/admin/assets/no-such-script.js', status: 404 },
  { path: '//elsewhere.example/', status: 308, headers: goesTo('/elsewhere.example') },
  { path: '/apiary', status: 404, headers: page },
];

/** While the API is down. */
export const unavailableRule: GatewayRule = {
  path: '/api/jobposts',
  status: 503,
  headers: {
    'content-type': /^application\/json/,
    'retry-after': /^5$/,
    'cache-control': /^no-store$/,
    'content-security-policy': bareCsp,
  },
};

/** Pages that the API fills, while it is down: as the site's build wrote them. */
export const unfilledPageRules: GatewayRule[] = [
  '/career',
  '/career/frontend-developer',
  '/received/FD-7K3M-2QXW',
  `/another-file/${'t'.repeat(43)}`,
  `/interview/${'t'.repeat(43)}`,
  '/application?plain=1',
  '/contact?email=asha%40company.example',
].map((path) => ({
  path,
  status: 503,
  headers: { ...page, 'content-security-policy': siteCsp },
}));

/** Headers of every answer that a gateway makes itself, with any status. */
export const headersOfEveryAnswer: Record<string, RegExp> = {
  'content-security-policy': /frame-ancestors 'none'/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'strict-transport-security': /^max-age=31536000$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
};

/** Every old address redirects: by GET and HEAD, with its query, and with a percent-encoded letter. */
export const redirectRules = (redirects: readonly { from: string; to: string; status: number }[]): GatewayRule[] =>
  redirects.flatMap(({ from, to, status }) => [
    { path: from, status, headers: goesTo(to) },
    { method: 'HEAD', path: from, status, headers: goesTo(to) },
    { path: `${from}?from=mail`, status, headers: goesTo(`${to}?from=mail`) },
    { path: `/%${from.charCodeAt(1).toString(16)}${from.slice(2)}`, status, headers: goesTo(to) },
  ]);

export const nameOf = ({ method = 'GET', path, accepts, isCached, status }: GatewayRule) =>
  `${method} ${path}${isCached ? ', known already,' : ''} is answered with ${status}${accepts ? `, packed as one of ${accepts}` : ''}`;
