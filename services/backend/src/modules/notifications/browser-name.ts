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

const nameIn = (names: typeof browsers | typeof systems, text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** "Firefox on Linux". A mail repeats nothing of what an unknown program calls itself: whoever signs in chooses that text. */
export function browserName(userAgent: string): string {
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  return [browser ?? 'an unknown program', system].filter(Boolean).join(' on ');
}
