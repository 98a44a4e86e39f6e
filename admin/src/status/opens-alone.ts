import { basePath } from '../base-path.ts';
import { reportCalls } from '../data/calls/report-calls.ts';
import { failureOf } from '../data/failure.ts';
import { readSession } from '../session/session.ts';
import { statusPath } from './status-path.ts';

/** The API says that somebody has to sign in first, or may not read it. */
const refusals = new Set([401, 403]);

/**
 * Whether the page about the system has to open by itself: nobody can tell who is signed in, and the API does not say either that
 * somebody has to sign in first.
 */
export async function opensAlone(pathname: string): Promise<boolean> {
  if (pathname.replace(/\/$/, '') !== basePath + statusPath) return false;
  try {
    await readSession();
    return false;
  } catch {
    return reportCalls.describeStatus().then(
      () => true,
      (error: unknown) => !refusals.has(failureOf(error).status),
    );
  }
}
