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

// Which scripts a page of the site may run stands in the page itself, by hash; a header can only narrow that further.
export const siteHeaders: Record<string, string> = {
  ...everywhere,
  'Content-Security-Policy': "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
};

// The hash is that of an empty text. Emotion adds empty style elements and fills them through the CSSOM, which a policy
// does not restrict; a style element or attribute with any text stays forbidden (docs/decisions/0057-styles-and-scripts-of-the-admin.md).
export const adminHeaders: Record<string, string> = {
  ...everywhere,
  'Content-Security-Policy':
    "default-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; " +
    "img-src 'self' data: blob:; font-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
    "object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  'X-Robots-Tag': 'noindex',
};

export function setAll(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
