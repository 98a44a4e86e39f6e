import { createApiClient, type FormSettings, type JobPost } from '@frontdoor/contract';
import type { Challenge } from 'altcha-lib/types';

const api = createApiClient();

class Unavailable extends Error {}

async function answerOf<T>(call: Promise<{ data?: T | undefined; response: Response }>): Promise<T> {
  const { data, response } = await call;
  if (data === undefined) throw new Unavailable(`The server answered ${response.status}`);
  return data;
}

export const loadJobPosts = (signal: AbortSignal): Promise<JobPost[]> => answerOf(api.GET('/api/jobposts', { signal }));

export const loadFormSettings = (signal: AbortSignal): Promise<FormSettings> =>
  answerOf(api.GET('/api/form-settings', { signal }));

/** The signed time at which a form was opened. */
export const loadFormToken = async (signal: AbortSignal): Promise<string> =>
  (await answerOf(api.GET('/api/form-token', { signal }))).token;

/** Loads the task of a proof of work, which the server demands of some senders. */
export const loadChallenge = (signal: AbortSignal): Promise<Challenge> =>
  answerOf(api.GET('/api/challenge', { signal }));
