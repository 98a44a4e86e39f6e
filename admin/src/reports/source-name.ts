import { translate } from '../messages/translate.ts';

/** The name of the source of applications, from the parameters of the link to the site. */
export const sourceName = ({ utmSource, ref }: { utmSource: string | null; ref: string | null }): string => {
  if (utmSource === null && ref === null) return translate('reports.sourceNotTold');
  return [utmSource, ref === null ? null : `ref: ${ref}`].filter((part) => part !== null).join(', ');
};
