/** The directives whose violations browsers report. */
export const cspDirectives = [
  'base-uri',
  'child-src',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
] as const;

/** What an extension of the browser did to a page. It is no fault of the site, and the most frequent reason of reports. */
export const EXTENSION = 'extension';

/** What browsers report in place of an address, or as its scheme. */
export const INLINE_NAMES = [
  'inline',
  'eval',
  'wasm-eval',
  'self',
  'data',
  'blob',
  'document',
  'trusted-types-policy',
  'trusted-types-sink',
] as const;

/** How many different kinds a day keeps. All others are counted together, so that made-up ones cannot fill the table. */
export const MOST_KINDS = 100;

export const KEEP_DAYS = 90;
