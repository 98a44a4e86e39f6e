const LONGEST = 600;

/** The applicant's message as far as a mail needs it; the rest is read in the admin. */
export function excerptMessage(message: string | null): string {
  if (!message) return 'No message';
  return message.length > LONGEST ? `${message.slice(0, LONGEST).trimEnd()} […]` : message;
}
