import assert from 'node:assert/strict';

/** How long the first bytes may take, in milliseconds. They come at once, or with the first beat after 15 seconds. */
const FIRST_BYTES_MS = 10_000;

/**
 * Opens the stream of changes through a gateway and leaves again: its first bytes are there before there is any event, and they are as
 * the API wrote them.
 */
export async function checkStream(gateway: string, cookie = ''): Promise<void> {
  const leaving = new AbortController();
  const tooLate = setTimeout(() => leaving.abort(new Error('no first bytes')), FIRST_BYTES_MS);
  try {
    const headers = { Accept: 'text/event-stream', 'Accept-Encoding': 'gzip, br, zstd', Cookie: cookie };
    const answer = await fetch(`${gateway}/api/admin/live`, { headers, signal: leaving.signal });
    assert.equal(answer.status, 200);
    assert.match(answer.headers.get('content-type') ?? '', /^text\/event-stream/);
    assert.equal(answer.headers.get('content-encoding'), null);
    const first = await answer.body?.getReader().read();
    assert.match(new TextDecoder().decode(first?.value), /^retry: \d+\n\n/);
  } finally {
    clearTimeout(tooLate);
    leaving.abort();
  }
}
