/** One mail to one mailbox. `to` comes from configuration or from our own records, never from a request's text. */
export interface Mail {
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  /** Fixed for a delivery, so that a repeated one can be recognised by whoever receives it. */
  messageId: string;
  /** RFC 3834: made by a program of itself, or as an answer to somebody. Absent when a person has asked for just this mail. */
  automatic?: 'generated' | 'replied';
}
