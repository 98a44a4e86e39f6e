import type { ApiError } from '@frontdoor/contract';
import { login } from '../messages/english/login.ts';

/** A text with its values in place of %{name}. The i18nProvider that does it elsewhere would make these pages far larger. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/%\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** "in 14 minutes", from the Retry-After header's seconds. */
export const waitText = (retryAfter: string | null): string => {
  const seconds = Math.ceil(Number(retryAfter));
  if (!retryAfter || !Number.isFinite(seconds) || seconds <= 0) return login.inFewMinutes;
  if (Number(retryAfter) >= 90) return fill(login.inMinutes, { count: Math.ceil(Number(retryAfter) / 60) });
  return seconds === 1 ? login.inOneSecond : fill(login.inSeconds, { count: seconds });
};

/** The alert for a refused login. The server's own words come first; throttling also has the time to wait. */
export const refusalText = (status: number, retryAfter: string | null, error: Partial<ApiError>): string => {
  if (status === 429) return fill(login.tooManyTries, { wait: waitText(retryAfter) });
  return error.message || login.somethingWentWrong;
};
