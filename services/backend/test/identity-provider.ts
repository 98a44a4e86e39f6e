import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { origin } from './sign-in';
import type { TestApi } from './start-api';

const program = join(__dirname, '../../../tests/support/sign-in/identity-provider.ts');
const CALLBACK = `${origin}/api/session/provider/callback`;

/** What the tests' provider knows us by. */
export const clientSettings = { OIDC_CLIENT_ID: 'frontdoor', OIDC_CLIENT_SECRET: 'k2m5v8x1c4n7b0q3w6e9r2t5' };

async function run(port: string, inToken: boolean): Promise<{ child: ChildProcess; issuer: string }> {
  const env = { ...process.env, PORT: port, REDIRECT_URI: CALLBACK, IN_TOKEN: inToken ? 'yes' : 'no' };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const line of createInterface({ input: child.stdout })) return { child, issuer: line };
  throw new Error('the identity provider did not start');
}

/** The identity provider of `tests/support/sign-in`, as a process of its own. */
export async function startIdentityProvider({ inToken = false } = {}) {
  let { child, issuer } = await run('0', inToken);
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  };
  return {
    issuer,
    /** What it says of an account from now on. */
    say: async (account: string, claims: object) =>
      void (await fetch(`${issuer}/accounts/${account}`, { method: 'PUT', body: JSON.stringify(claims) })),
    stop,
    /** Comes back at the same address, with new keys and without its memory. */
    restart: async () => {
      await stop();
      ({ child, issuer } = await run(new URL(issuer).port, inToken));
    },
  };
}

interface Sent {
  method?: string;
  body?: object | URLSearchParams;
}

/** A browser: it keeps the cookies of each host, and goes where it is sent only when it is told to. */
export class Browser {
  private readonly jars = new Map<string, Map<string, string>>();

  constructor(private readonly api: TestApi) {}

  cookiesOf(url: string): Map<string, string> {
    const { host } = new URL(url);
    const jar = this.jars.get(host) ?? new Map<string, string>();
    this.jars.set(host, jar);
    return jar;
  }

  async fetch(url: string, { method = 'GET', body }: Sent = {}): Promise<Response> {
    const jar = this.cookiesOf(url);
    const isForm = body instanceof URLSearchParams;
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        Cookie: [...jar].map((pair) => pair.join('=')).join('; '),
        Origin: origin,
        ...(body && !isForm && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  /** A call of our API. */
  call(path: string, sent: Sent = {}): Promise<Response> {
    return this.fetch(`${this.api.url}${path}`, sent);
  }

  /** Where a call of our API leads. */
  async follow(path: string, sent: Sent = {}): Promise<string> {
    const response = await this.call(path, sent);
    if (response.status !== 303) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.headers.get('location') ?? '';
  }

  /** Logs in at the provider, `ago` seconds ago, unless it knows the browser still. @returns the path of ours that it leads back to, with its query */
  async logInThere(url: string, account: string, ago = 0): Promise<string> {
    let at = url;
    for (let step = 0; step < 10; step += 1) {
      if (at.startsWith(CALLBACK)) return at.slice(origin.length);
      const isForm = new URL(at).pathname.startsWith('/interaction/');
      const answer = account === '' ? 'cancel' : 'login';
      const sent = isForm ? { method: 'POST', body: new URLSearchParams({ account, answer, ago: String(ago) }) } : {};
      const response = await this.fetch(at, sent);
      const next = response.headers.get('location');
      if (!next) throw new Error(`${at} answered ${response.status}: ${await response.text()}`);
      at = new URL(next, at).href;
    }
    throw new Error('the provider has no end');
  }

  /** The whole way from a login page to the page that we lead back to. */
  async signInBy(account: string, query = 'area=hr'): Promise<string> {
    const there = await this.follow(`/api/session/provider?${query}`);
    if (there.startsWith('/')) return there;
    return this.follow(await this.logInThere(there, account));
  }

  /** Whom the API takes this browser for; nothing where nobody is signed in. */
  async whoami(): Promise<Record<string, unknown> | undefined> {
    const response = await this.call('/api/session');
    return response.ok ? ((await response.json()) as Record<string, unknown>) : undefined;
  }
}
