import type { Response } from 'supertest';

/** The route that answers until somebody leaves. */
export const STREAM = 'GET /api/admin/live';

/** Asks for the stream of changes and leaves: its head is all of the answer, unless it is refused. */
export async function callStream(
  url: string,
  headers: Record<string, string>,
  query = '',
): Promise<Pick<Response, 'status' | 'body' | 'text' | 'headers'>> {
  const leaving = new AbortController();
  const answer = await fetch(`${url}/api/admin/live?${query}`, { headers, signal: leaving.signal });
  const text = answer.status === 200 ? '{}' : await answer.text();
  leaving.abort();
  return { status: answer.status, text, body: JSON.parse(text), headers: Object.fromEntries(answer.headers) };
}
