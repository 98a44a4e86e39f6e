/** Those that need a password, and a code where the person has them, which were given a moment ago. */
export const freshlyAuthenticated: readonly string[] = [
  'DELETE /api/admin/staff/:id/identity',
  'DELETE /api/session/identity',
  'POST /api/session/identity',
  'DELETE /api/session/sessions/:id',
  'GET /api/session/passkeys/creation',
  'POST /api/session/passkeys',
  'DELETE /api/session/passkeys/:id',
  'POST /api/admin/erasures',
  'POST /api/admin/exports',
  'PUT /api/admin/staff/:id',
  'POST /api/admin/staff/invitations',
  'DELETE /api/admin/staff/:id/sessions',
  'DELETE /api/admin/staff/:id/totp',
  'DELETE /api/admin/staff/:id/passkeys',
  'PUT /api/admin/retention',
];
