import { login } from '../messages/english/login.ts';

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
    heading: login.choosePassword,
    done: login.passwordSaved,
  },
  reset: {
    url: '/api/password-resets',
    heading: login.chooseNewPassword,
    done: login.passwordReset,
  },
};

/** The one-time link of a mail, from behind the # of the address, which no server and no log ever sees. */
export const readLink = (hash: string): StaffLink | undefined => {
  const [, kind, token] = /^#(invite|reset)=([\w-]+)$/.exec(hash) ?? [];
  return kind && token ? { token, ...kinds[kind as keyof typeof kinds] } : undefined;
};

/** The faults of a new password, by field; the server checks more. */
export const passwordFaults = (password: string, repeated: string): Record<string, string> => ({
  ...(password.length < 15 && { password: login.passwordTooShort }),
  ...(password !== repeated && { repeated: login.passwordsDiffer }),
});
