import type { Schemas } from '@frontdoor/contract';
import { translate } from '../messages/translate.ts';

/** The name of a source, from the parameters of the link to the site. */
export const sourceName = (name: string | null): string => name ?? translate('reports.sourceNotTold');

/** Where applications came from: a colleague's link, a source that the link to the site told, or nothing that is known. */
export const originName = ({ kind, name }: Pick<Schemas['OriginCountView'], 'kind' | 'name'>): string =>
  kind === 'referral' ? translate('reports.referral') : sourceName(name);
