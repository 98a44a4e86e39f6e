import { origin } from './sign-in';

export interface Followed {
  status: number;
  headers: Headers;
  /** All that has come so far, as it came. */
  text: () => string;
  /** The changes of all events so far. */
  changes: () => { of: string; what: string; ids: string[] | null; request: string | null }[];
  /** Whether the other side has ended it. */
  hasEnded: () => boolean;
  leave: () => void;
}

/** Opens the stream of changes as a browser does, and reads along. */
export async function followChanges(url: string, cookie: string): Promise<Followed> {
  const leaving = new AbortController();
  const answer = await fetch(`${url}/api/admin/live`, {
    headers: { Cookie: cookie, Origin: origin, Accept: 'text/event-stream', 'Accept-Encoding': 'gzip, br, zstd' },
    signal: leaving.signal,
  });
  let text = '';
  let hasEnded = false;
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const bytes of answer.body ?? []) text += decoder.decode(bytes as Uint8Array, { stream: true });
  };
  void read()
    .catch(() => undefined)
    .finally(() => (hasEnded = true));
  const dataOf = (event: string) =>
    text
      .split('\n\n')
      .filter((block) => block.startsWith(`event: ${event}\n`))
      .map((block) => block.slice(block.indexOf('data: ') + 6));
  return {
    status: answer.status,
    headers: answer.headers,
    text: () => text,
    changes: () => dataOf('changes').flatMap((data) => JSON.parse(data) as ReturnType<Followed['changes']>),
    hasEnded: () => hasEnded,
    leave: () => leaving.abort(),
  };
}
