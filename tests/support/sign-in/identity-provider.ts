import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Provider, type AccountClaims, type KoaContextWithOIDC } from 'oidc-provider';

/**
 * An identity provider for tests: a certified one, with a login page that believes every name. What it says of a name is put by
 * `PUT /accounts/<name>`, with `undescribed` in its ID token alone; `ago` beside a name says how many seconds ago its person has logged in. Its keys are new at each start. Ran as a program it listens on the port of `PORT` until it is ended:
 * `PORT=9000 REDIRECT_URI=http://localhost:8080/api/session/provider/callback node tests/support/sign-in/identity-provider.ts`
 */
export const client = { id: 'frontdoor', secret: 'k2m5v8x1c4n7b0q3w6e9r2t5' } as const;

const CALLBACK = '/api/session/provider/callback';

const readAll = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return String(Buffer.concat(parts));
};

const loginPage = `<!doctype html><html lang="en"><title>Plumbline ID</title><meta name="viewport" content="width=device-width">
<h1>Plumbline ID</h1><form method="post"><label>Account <input name="account" autofocus></label>
<button name="answer" value="login">Log in</button> <button name="answer" value="cancel">Cancel</button></form>`;

interface Settings {
  port?: number;
  /** Without one, any address with our callback's path will do: the address of a stack is known only after its start. */
  redirectUri?: string;
  /** Whether the ID token itself has address and groups, which is left to the description of the user otherwise. */
  inToken?: boolean;
}

/** Starts it on 127.0.0.1. @returns its issuer, what it is to say of people, and how it ends */
export async function startIdentityProvider({ port = 0, redirectUri, inToken = false }: Settings) {
  const accounts = new Map<string, AccountClaims>();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: found } = server.address() as { port: number };
  const issuer = `http://127.0.0.1:${found}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [redirectUri ?? `http://127.0.0.1${CALLBACK}`],
        token_endpoint_auth_method: 'client_secret_post',
        require_auth_time: true,
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [client.secret] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'preferred_username', 'groups'],
    },
    conformIdTokenClaims: !inToken,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: KoaContextWithOIDC, { uid }) => `/interaction/${uid}` },
    ttl: { Interaction: 600, Session: 3_600, Grant: 3_600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
    findAccount: (_: KoaContextWithOIDC, sub) => ({
      accountId: sub,
      claims: (use) => {
        const { undescribed, ...claims } = { ...accounts.get(sub) };
        if (undescribed === true && use === 'userinfo') throw new Error('Nothing is said of this account');
        return { ...claims, sub };
      },
    }),
    // Nobody is asked for consent to what the company's own program learns.
    loadExistingGrant: async ({ oidc }: KoaContextWithOIDC) => {
      const given = oidc.session!.grantIdFor(oidc.client!.clientId);
      if (given) return oidc.provider.Grant.find(given);
      const grant = new oidc.provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  if (!redirectUri) provider.Client.prototype.redirectUriAllowed = (uri: string) => uri.endsWith(CALLBACK);
  provider.on('server_error', (_, error) => console.error(error));

  const interact = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'GET') return response.setHeader('Content-Type', 'text/html; charset=utf-8').end(loginPage);
    const fields = new URLSearchParams(await readAll(request));
    const accountId = fields.get('account') ?? '';
    const ts = Math.floor(Date.now() / 1000) - Number(fields.get('ago') ?? 0);
    const result =
      fields.get('answer') === 'cancel' ? { error: 'access_denied' } : { login: { accountId, remember: true, ts } };
    return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  };

  const handle = provider.callback();
  server.on('request', (request, response) => {
    const [, place, name = ''] = (request.url ?? '').split('/');
    if (place === 'interaction') return void interact(request, response);
    if (place !== 'accounts') return void handle(request, response);
    void readAll(request).then((body) => {
      accounts.set(decodeURIComponent(name), JSON.parse(body) as AccountClaims);
      response.writeHead(204).end();
    });
  });
  return {
    issuer,
    say: (name: string, claims: Omit<AccountClaims, 'sub'>) => accounts.set(name, { ...claims, sub: name }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

if (import.meta.main) {
  const { PORT = '0', REDIRECT_URI, IN_TOKEN = 'no' } = process.env;
  const { issuer } = await startIdentityProvider({
    port: Number(PORT),
    ...(REDIRECT_URI && { redirectUri: REDIRECT_URI }),
    inToken: IN_TOKEN === 'yes',
  });
  console.log(issuer);
}
