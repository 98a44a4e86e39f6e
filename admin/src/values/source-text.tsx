import { translate } from '../messages/translate.ts';

/** Where a visitor came from, as the link to the site said; anybody can write it. */
export const SourceText = ({ source }: { source: object | null }) => {
  const parts = Object.entries(source ?? {});
  if (parts.length === 0) return translate('values.none');
  return parts.map(([name, value]) => `${name.replace('utm_', '')}: ${String(value)}`).join(', ');
};
