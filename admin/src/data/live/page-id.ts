import { randomUuid } from '@frontdoor/contract';

/** Tells two pages of one person apart. */
export const pageId: string = randomUuid();
