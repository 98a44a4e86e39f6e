const LIMIT_MS = 10_000;

/**
 * Calls an address that the operator has set. It follows no redirect, which could lead to another machine than the one that was meant;
 * a name and a password in the address become a header. @throws Error when it is not answered with 2xx within ten seconds
 */
export async function callAddress(address: string, json?: object): Promise<void> {
  const url = new URL(address);
  const headers: Record<string, string> = json ? { 'Content-Type': 'application/json' } : {};
  if (url.username || url.password) {
    const login = [url.username, url.password].map(decodeURIComponent).join(':');
    headers['Authorization'] = `Basic ${Buffer.from(login).toString('base64')}`;
    url.username = url.password = '';
  }
  const answer = await fetch(url, {
    method: json ? 'POST' : 'GET',
    headers,
    body: json ? JSON.stringify(json) : null,
    redirect: 'manual',
    signal: AbortSignal.timeout(LIMIT_MS),
  }).catch((error: Error) => {
    const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException;
    throw new Error(`It could not be called (${code ?? message})`, { cause: error });
  });
  await answer.body?.cancel();
  if (answer.ok) return;
  const hint = answer.status >= 300 && answer.status < 400 ? ', a redirect, which is not followed' : '';
  throw new Error(`It was answered ${answer.status}${hint}`);
}
