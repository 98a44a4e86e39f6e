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

export type PostOffer = { isOpen: boolean; title: string | null };

/** Whether a position can be applied for, as far as that can be told now: the server looks again when the form arrives. Its title, where it came. */
export async function findOffer(post: string, signal: AbortSignal): Promise<PostOffer> {
  const { status, title } = await api.GET('/api/jobposts/{id}', { params: { path: { id: post } }, signal }).then(
    ({ data, response }) => ({ status: response.status, title: data?.title ?? null }),
    () => ({ status: 0, title: null }),
  );
  return { isOpen: status !== 404 && status !== 410, title };
}

/** The signed time at which a form was opened. */
export const loadFormToken = async (signal: AbortSignal): Promise<string> =>
  (await answerOf(api.GET('/api/form-token', { signal }))).token;

/** Loads the task of a proof of work, which the server demands of some senders. */
export const loadChallenge = (signal: AbortSignal): Promise<Challenge> =>
  answerOf(api.GET('/api/challenge', { signal }));
