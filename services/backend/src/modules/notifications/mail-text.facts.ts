/** A mail as it goes out, in characters. */
export const longestMail = { subject: 300, body: 10_000 };
/** Shorter, because what takes the place of a placeholder is longer. */
export const longestTemplate = { subject: 200, body: 8_000 };
