import type { Erasure } from '@frontdoor/contract';
import { enquiryKinds } from '../enquiries/enquiry-kinds.ts';
import { optionsOf, translate } from '../messages/translate.ts';

/** The noun that follows a number: singular or plural. */
const names = (): Record<string, string> =>
  Object.fromEntries([
    ...optionsOf('person.counts'),
    ...enquiryKinds.map(({ counted, name }) => [counted, translate(`enquiries.kinds.${name}.many`)] as const),
  ]);

/** The counts of a person's records in words, most important first, without zeros. */
export const countsText = (counts: Partial<Erasure['counts']>): string[] =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count.toLocaleString('en-GB')} ${names()[kind]}`);
