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

const reads = ['/health/live', '/api/form-token', '/api/challenge', '/contact', '/received/:reference'];
const readsOfLogin = ['methods', 'passkey', 'provider', 'provider/callback', 'provider/step'];

/** The routes for which nothing is read from the database, or which have it in memory. */
export const needNoTables = [
  'POST /api/csp-reports',
  'POST /api/session/provider/step',
  'POST /api/invitations/provider',
  'POST /api/session/links/passkey/creation',
  'POST /api/session/links/passkey',
  ...reads.map((path) => `GET ${path}`),
  ...readsOfLogin.map((path) => `GET /api/session/${path}`),
];
