import type { ErasureRecord } from '@frontdoor/contract';
import { translate } from '../messages/translate.ts';

/** The name of who has erased, as it was then. */
export const authorText = ({ erasedBy }: Pick<ErasureRecord, 'erasedBy'>): string =>
  erasedBy ?? translate('erasures.somebody');
