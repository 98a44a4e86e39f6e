/** Settings under which one address may send as much as a test likes. */
export const unlimited = {
  RATE_LIMIT_APPLICATIONS: '0',
  RATE_LIMIT_FORMS: '0',
  RATE_LIMIT_SIGN_IN: '0',
  RATE_LIMIT_PASSWORD_RESETS: '0',
  CHALLENGE_AFTER: '0',
};
