import polyglotI18nProvider from 'ra-i18n-polyglot';
import reactAdminEnglish from 'ra-language-english';
import { english } from './english.ts';
import type { Texts } from './message-key.ts';

/** Our texts, and react-admin's own for the parts of it that we show. */
const languages = { en: { ...reactAdminEnglish, ...english } } satisfies Record<string, Texts>;

/** react-admin also translates texts that are no keys, such as those of the API: they are shown as they are. */
export const i18nProvider = polyglotI18nProvider(
  (language) => languages[language as keyof typeof languages],
  'en',
  [{ locale: 'en', name: 'English' }],
  { allowMissing: true },
);
