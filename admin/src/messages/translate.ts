import { english } from './english.ts';
import { i18nProvider } from './i18n-provider.ts';
import type { At, English, GroupKey, MessageKey, ValuesOf } from './message-key.ts';
import { numeral } from './numeral.ts';

/**
 * The text of a key in the current language. `count` chooses between its forms for one and for many.
 * It is called while a page is drawn, never when a file is loaded: react-admin draws everything anew when the language changes.
 */
export const translate = <Key extends MessageKey>(key: Key, ...[values]: ValuesOf<Key>): string => {
  const count = (values as { count?: unknown } | undefined)?.count;
  if (typeof count !== 'number') return i18nProvider.translate(key, values);
  return i18nProvider.translate(key, { ...values, smart_count: count, count: numeral(count) });
};

const groupAt = (path: string): object =>
  path.split('.').reduce((group, name) => (group as Record<string, object>)[name] ?? {}, english as object);

/** The names of a group and their texts, in its order, as a select takes them. */
export const optionsOf = <Key extends GroupKey>(
  group: Key,
): [value: keyof At<English, Key> & string, label: string][] =>
  Object.keys(groupAt(group)).map((name) => [
    name as keyof At<English, Key> & string,
    i18nProvider.translate(`${group}.${name}`),
  ]);
