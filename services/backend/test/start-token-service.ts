import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the token service does when it is asked: gives a token, or answers with this status and body. */
type Mode = 'gives' | { status: number; body: object | string };

/**
 * A token service for one mailbox, with the look at a token that Dovecot's `oauth2` takes. With `rotates` each refresh token is good for
 * one use, as Microsoft's and Google's may be.
 */
export async function startTokenService(user: string, { seconds = 3_600, rotates = false, idToken = '' } = {}) {
  const asked: Record<string, string>[] = [];
  const good = new Set<string>();
  let mode: Mode = 'gives';
  let refreshToken = 'first-refresh-token';
  const give = (fields: Record<string, string>): Mode => {
    const isRefresh = fields['grant_type'] === 'refresh_token';
    if (isRefresh && fields['refresh_token'] !== refreshToken) return { status: 400, body: { error: 'invalid_grant' } };
    if (isRefresh && rotates) refreshToken = `refresh-token-${randomUUID()}`;
    const token = `access-token-${randomUUID()}`;
    good.add(token);
    const body = {
      access_token: token,
      token_type: 'Bearer',
      expires_in: seconds,
      ...(isRefresh && rotates && { refresh_token: refreshToken }),
      ...(idToken && { id_token: idToken }),
    };
    return { status: 200, body };
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const fields = Object.fromEntries(new URLSearchParams(String(Buffer.concat(parts))));
    const isLook = request.url?.startsWith('/introspect');
    if (!isLook) asked.push(fields);
    const active = good.has(fields['token'] ?? '');
    const looked: Mode = { status: 200, body: active ? { active, username: user } : { active } };
    const { status, body } = (isLook ? looked : mode === 'gives' ? give(fields) : mode) as Exclude<Mode, 'gives'>;
    response.writeHead(status, { 'Content-Type': typeof body === 'string' ? 'text/html' : 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** For a setting; the options say how to ask. */
    urlWith: (options = '?scope=mail') => `http://our-client:k2m5v8x1c4n7@${host}/token${options}`,
    introspectionUrl: `http://${host}/introspect`,
    /** The fields of each question for a token. */
    asked,
    isGood: (token: string) => good.has(token),
    answerWith: (next: Mode) => void (mode = next),
    /** The first refresh token is the one that is good, as it was at the beginning. */
    restore: () => void (refreshToken = 'first-refresh-token'),
    /** Every token that was given is good no more, as after a password was changed. */
    revokeAll: () => good.clear(),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
