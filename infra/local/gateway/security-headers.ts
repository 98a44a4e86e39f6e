import type { ServerResponse } from 'node:http';

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
};

// For responses without a page of the site: refusals, redirects, errors. They load nothing.
export const bareHeaders: Record<string, string> = {
  ...everywhere,
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** Where browsers report what a policy stops: older ones by the address, and newer ones by the endpoint of this name. */
const reports = 'report-uri /api/csp-reports; report-to csp';
const endpoints = { 'Reporting-Endpoints': 'csp="/api/csp-reports"' };

// Which scripts a page of the site may run stands in the page itself, by hash; a header can only narrow that further. Of a policy that
// stands in a page browsers report nothing, so the second header, which stops nothing, repeats it as far as one text can for all pages.
const reportsOfPages: Record<string, string> = {
  ...endpoints,
  'Content-Security-Policy-Report-Only':
    "default-src 'self'; script-src 'self' 'unsafe-inline'; script-src-attr 'none'; style-src 'self' 'unsafe-inline'; " +
    `img-src 'self' data: https:; font-src 'self'; connect-src 'self'; frame-src https://www.openstreetmap.org; ${reports}`,
};
export const siteHeaders: Record<string, string> = {
  ...everywhere,
  ...reportsOfPages,
  'Content-Security-Policy': `base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'; ${reports}`,
};

/** Of a script, a font or a picture of the site no browser reports anything: with them a first visit would be 3 KB larger. */
export const siteHeadersOf = (path: string): Record<string, string> =>
  /\.[a-zA-Z0-9]+$/.test(path)
    ? Object.fromEntries(Object.entries(siteHeaders).filter(([name]) => !(name in reportsOfPages)))
    : siteHeaders;

// The hash is that of an empty text. Emotion adds empty style elements and fills them through the CSSOM, which a policy
// does not restrict; a style element or attribute with any text stays forbidden (docs/decisions/0057-styles-and-scripts-of-the-admin.md).
export const adminHeaders: Record<string, string> = {
  ...everywhere,
  ...endpoints,
  'Content-Security-Policy':
    "default-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; " +
    "img-src 'self' data: blob:; font-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
    `object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'; ${reports}`,
  'X-Robots-Tag': 'noindex',
};

export function setAll(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
