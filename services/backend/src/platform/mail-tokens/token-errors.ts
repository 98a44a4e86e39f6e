/** There is no access token now. Its message holds nothing of what was sent or answered but the service's own codes. */
export class TokenUnavailable extends Error {}

/** The token service refuses our credentials: waiting does not mend it. */
export class TokenRefused extends TokenUnavailable {}
