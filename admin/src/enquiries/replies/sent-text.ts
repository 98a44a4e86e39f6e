export interface ReplyText {
  subject: string;
  body: string;
}

interface Sent {
  replyId: string;
  text: ReplyText;
  /** Whether the conversation has shown it since: before that, its absence tells nothing. */
  isShown: boolean;
}

/**
 * The reply that was sent last in each conversation of this page: one that is taken back comes into the form again, because it is gone
 * everywhere else.
 */
const sentIn = new Map<string, Sent>();

export const sentTexts = {
  keep: (enquiryId: string, replyId: string, text: ReplyText): void => {
    sentIn.set(enquiryId, { replyId, text, isShown: false });
  },
  /** The text of a reply that was shown and is gone; each is given once. */
  takenBack: (enquiryId: string, replies: readonly { id: string }[]): ReplyText | undefined => {
    const sent = sentIn.get(enquiryId);
    if (!sent) return undefined;
    if (replies.some(({ id }) => id === sent.replyId)) {
      sent.isShown = true;
      return undefined;
    }
    if (!sent.isShown) return undefined;
    sentIn.delete(enquiryId);
    return sent.text;
  },
};
