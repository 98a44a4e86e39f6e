import { translate } from '../messages/translate.ts';

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

/** "Firefox on Linux", as well as a browser's own words allow. */
export const browserText = (userAgent: string): string => {
  const browser = find(browsers, userAgent);
  const system = find(systems, userAgent);
  if (!browser) return userAgent.trim().slice(0, 60) || translate('account.sessions.unknownBrowser');
  return system ? translate('account.sessions.browserOnSystem', { browser, system }) : browser;
};
