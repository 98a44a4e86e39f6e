import type { Schemas } from '@frontdoor/contract';
import { dataProvider } from '../../../data/data-provider.ts';

/** What the forms for replies to enquiries read. */
export const letterReads = {
  enquiryReplies: (id: string) => ({
    queryKey: ['all-enquiries', 'replies', id],
    queryFn: () => dataProvider.readEnquiryReplies(id),
  }),
  /** The mails of an answer to many enquiries. */
  enquiryLetters: (request: Schemas['PreviewEnquiryRepliesRequest']) => ({
    queryKey: ['all-enquiries', 'letters', request],
    queryFn: () => dataProvider.previewEnquiryReplies(request),
    keeps: true,
  }),
};
