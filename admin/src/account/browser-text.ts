import { translate } from '../messages/translate.ts';
import { browserParts } from '../passkeys/browser-parts.ts';

/** "Firefox on Linux", as well as a browser's own words allow. */
export const browserText = (userAgent: string): string => {
  const { browser, system } = browserParts(userAgent);
  if (!browser) return userAgent.trim().slice(0, 60) || translate('account.sessions.unknownBrowser');
  return system ? translate('account.sessions.browserOnSystem', { browser, system }) : browser;
};
