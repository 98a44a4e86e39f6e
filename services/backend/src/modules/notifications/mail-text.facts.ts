/** A mail as it goes out, in characters. */
export const longestMail = { subject: 300, body: 10_000 };
/** Shorter, because the value of a placeholder is longer than the placeholder. */
export const longestTemplate = { subject: 200, body: 8_000 };
