export interface StaffLink {
  token: string;
  /** Where the token is used. */
  url: string;
  heading: string;
  done: string;
}

const kinds = {
  invite: {
    url: '/api/invitations',
    heading: 'Choose a password',
    done: 'Your password is saved. Log in with it.',
  },
  reset: {
    url: '/api/password-resets',
    heading: 'Choose a new password',
    done: 'Your new password is saved, and all sessions have ended. Log in with it.',
  },
};

/** The one-time link of a mail, from behind the # of the address, which no server and no log ever sees. */
export const readLink = (hash: string): StaffLink | undefined => {
  const [, kind, token] = /^#(invite|reset)=([\w-]+)$/.exec(hash) ?? [];
  return kind && token ? { token, ...kinds[kind as keyof typeof kinds] } : undefined;
};

/** The faults of a new password, by field; the server checks more. */
export const passwordFaults = (password: string, repeated: string): Record<string, string> => ({
  ...(password.length < 15 && { password: 'At least 15 characters.' }),
  ...(password !== repeated && { repeated: 'The two are not the same.' }),
});
