import type { ApiError } from '@frontdoor/contract';
import type { Area } from '../session/area.ts';

export const areaTexts: Record<Area, { label: string; purpose: string }> = {
  general: { label: 'General admin', purpose: 'For applications, feedback, enquiries and messages.' },
  hr: { label: 'HR admin', purpose: 'For applications, their resumes and job posts.' },
};

export const endedText =
  'Your session ended. Log in again to go on where you were; what you had typed is kept in this browser.';

const failed = 'Something went wrong. Please try again.';
export const unreachable = 'The server could not be reached. Check the connection and try again.';

/** "in 14 minutes", from the Retry-After header's seconds. */
export const waitText = (retryAfter: string | null): string => {
  const seconds = Number(retryAfter);
  if (!retryAfter || !Number.isFinite(seconds) || seconds <= 0) return 'in a few minutes';
  if (seconds < 90) return `in ${Math.ceil(seconds)} ${Math.ceil(seconds) === 1 ? 'second' : 'seconds'}`;
  return `in ${Math.ceil(seconds / 60)} minutes`;
};

/** The alert for a refused login. The server's own words come first; throttling also has the time to wait. */
export const refusalText = (status: number, retryAfter: string | null, error: Partial<ApiError>): string => {
  if (status === 429) return `Too many tries. Please try again ${waitText(retryAfter)}.`;
  return error.message || failed;
};
