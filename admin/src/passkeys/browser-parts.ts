const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const systems = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

const find = (names: typeof browsers | typeof systems, text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** The names of browser and system, as far as a browser's own words tell. */
export const browserParts = (userAgent: string) => ({
  browser: find(browsers, userAgent),
  system: find(systems, userAgent),
});
