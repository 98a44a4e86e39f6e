interface Facts {
  name: string;
  email: string;
  password: string;
  /** The password to choose. */
  chosen: string;
  /** The token of an invitation. */
  link: string;
  /** Of the caller. */
  sessionId: string;
}

/** The calls by which people sign in and change what they sign in with, each with a body that would write. */
export const writesOfSession = ({ name, email, password, chosen, link, sessionId }: Facts) => ({
  'POST /api/session': { body: { name, email, password, area: 'hr' } },
  'POST /api/password-resets': { body: { email } },
  'PUT /api/password-resets': { body: { token: 'B'.repeat(43), password: chosen } },
  'PUT /api/invitations': { body: { token: link, password: chosen } },
  'DELETE /api/session': {},
  'DELETE /api/session/identity': {},
  'POST /api/session/confirm': { body: { password } },
  'POST /api/session/password': { body: { current: password, password: chosen } },
  'DELETE /api/session/sessions/:id': { path: `/api/session/sessions/${sessionId}` },
  'PUT /api/session/settings': { body: { shortcuts: false } },
  'POST /api/session/totp': { body: { password } },
  'PUT /api/session/totp': { body: { code: '123456' } },
  'DELETE /api/session/totp': { body: { password, code: '123456' } },
});

/** The reads of the login page, which need no table. */
export const readsOfMemory = ['methods', 'passkey', 'provider', 'provider/callback', 'provider/step'].map(
  (path) => `/api/session/${path}`,
);
