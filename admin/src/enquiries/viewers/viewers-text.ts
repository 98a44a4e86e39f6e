import { translate } from '../../messages/translate.ts';

const MOST_NAMES = 3;

/** Who else looks at something, in a sentence; nothing for nobody. */
export const viewersText = (names: readonly string[]): string => {
  const shown = names.slice(0, MOST_NAMES);
  const [first, ...others] = shown;
  if (first === undefined) return '';
  const rest = names.length - shown.length;
  if (rest > 0) return translate('enquiries.viewers.andMore', { names: shown.join(', '), count: rest });
  const last = others.pop();
  if (last === undefined) return translate('enquiries.viewers.one', { name: first });
  return translate('enquiries.viewers.several', { names: [first, ...others].join(', '), last });
};
