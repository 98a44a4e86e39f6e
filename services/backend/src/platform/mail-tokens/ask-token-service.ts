import { isLoopback } from '../config/setting-types';
import { TokenRefused, TokenUnavailable } from './token-errors';
import type { TokenAddress } from './token-address';

/** Shorter than Postgres lets a transaction be idle, which waits meanwhile; there are two tries at most. */
const ANSWER_MS = 8_000;
/** RFC 6749 section 5.1 lets a service leave the lifetime out. */
const UNSAID_SECONDS = 300;
const passing = ['temporarily_unavailable', 'server_error', 'slow_down'];

export interface NewToken {
  accessToken: string;
  seconds: number;
  /** The one to ask with the next time, where the service has changed it. */
  refreshToken: string | null;
}

/**
 * Asks for an access token: by a refresh token where there is one, else by the credentials of the client.
 * @throws TokenRefused when the service says no for good, TokenUnavailable for everything else
 */
export async function askTokenService(address: TokenAddress, refreshToken: string | null): Promise<NewToken> {
  // Loaded where there is a token service.
  const oauth = await import('oauth4webapi');
  const { endpoint, clientId, clientSecret, scope } = address;
  const server = { issuer: new URL(endpoint).origin, token_endpoint: endpoint };
  const client = { client_id: clientId };
  const login = clientSecret === null ? oauth.None() : oauth.ClientSecretPost(clientSecret);
  const grant = refreshToken === null ? 'client_credentials' : 'refresh_token';
  const fields = { ...(scope && { scope }), ...(refreshToken !== null && { refresh_token: refreshToken }) };
  try {
    const answer = await oauth.genericTokenEndpointRequest(server, client, login, grant, fields, {
      signal: AbortSignal.timeout(ANSWER_MS),
      [oauth.customFetch]: withoutIdToken,
      // The setting refuses http to other machines.
      // oxlint-disable-next-line typescript/no-deprecated -- it is marked to stand out
      [oauth.allowInsecureRequests]: isLoopback(new URL(endpoint).hostname),
    });
    const { access_token, expires_in, refresh_token } = await oauth.processGenericTokenEndpointResponse(
      server,
      client,
      answer,
    );
    return {
      accessToken: access_token,
      seconds: expires_in && expires_in > 0 ? expires_in : UNSAID_SECONDS,
      refreshToken: refresh_token ?? null,
    };
  } catch (error) {
    throw describe(error as ServiceError);
  }
}

/** Removes the ID token that some services add: no setting names its issuer, and nothing here asks who signed in. */
async function withoutIdToken(url: string, options: object): Promise<Response> {
  const answer = await fetch(url, options);
  if (!answer.ok) return answer;
  const { id_token: _, ...body } = (await answer.json()) as Record<string, unknown>;
  return Response.json(body, { status: answer.status });
}

interface ServiceError extends Error {
  status?: number;
  error?: string;
  error_description?: string;
  code?: string;
  cause?: unknown;
}

/** Descriptions of a service quote what it was sent, so that of them the number of Microsoft's list is taken alone. */
function describe({ status = 0, error = '', error_description: words = '', cause, code, name }: ServiceError): Error {
  const said = [/^[\w.-]{1,60}$/.exec(error)?.[0], /AADSTS\d{1,10}/.exec(words)?.[0]].filter(Boolean).join(', ');
  const isRefusal = status >= 400 && status < 500 && ![408, 429].includes(status) && !passing.includes(error);
  if (isRefusal) return new TokenRefused(`The token service refuses our credentials (${said || status})`);
  const why = said || status || (cause as { code?: string } | undefined)?.code || code || name;
  return new TokenUnavailable(`The token service gives no token (${why})`);
}
