/** Settings under which one address may send as much as a test likes, and mails leave at once. */
export const unlimited = {
  RATE_LIMIT_APPLICATIONS: '0',
  RATE_LIMIT_FORMS: '0',
  RATE_LIMIT_SIGN_IN: '0',
  RATE_LIMIT_PASSWORD_RESETS: '0',
  CHALLENGE_AFTER: '0',
  // What waits for mails waits for no undo.
  UNDO_SECONDS: '0',
};
