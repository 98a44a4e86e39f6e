import type { BodyLimits } from './platform/http/body/collect-body';

const KILOBYTE = 1024;

/** The limits of a body's text, where they differ from the limit of the public forms. Files have limits of their own. */
export const bodyLimits: BodyLimits = [
  ['/api/session', 8 * KILOBYTE],
  ['/api/password-resets', 8 * KILOBYTE],
  ['/api/invitations', 8 * KILOBYTE],
  // Each report of a browser repeats the whole policy, and several come together.
  ['/api/csp-reports', 64 * KILOBYTE],
  // Signed-in people write long texts, lists of positions and lists of applications.
  ['/api/admin/', 256 * KILOBYTE],
  ['/api/jobposts', 256 * KILOBYTE],
  ['/api/form-settings', 256 * KILOBYTE],
];
