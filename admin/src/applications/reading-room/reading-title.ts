import { translate } from '../../messages/translate.ts';

const textsOf = (value: unknown): string[] =>
  [value].flat().filter((one): one is string => typeof one === 'string' && one !== '');

/** "Reading: new, Flutter Developer", by the filter of the list. */
export const readingTitle = ({ unseen, stage, apply, q }: Record<string, unknown>): string => {
  const parts = [
    ...(unseen ? [translate('applications.unseen').toLowerCase()] : []),
    ...textsOf(stage),
    ...textsOf(apply),
    ...textsOf(q).map((text) => `“${text}”`),
  ];
  return translate('reading.title', { what: parts.join(', ') || translate('reading.everybody') });
};
