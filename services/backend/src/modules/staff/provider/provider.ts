import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { isLoopback } from '../../../platform/config/setting-types';
import { InjectLogger, type Logger } from '../../../platform/log/log.module';
import { hasRoleClaim, joinClaims, readIdentity } from './provider-claims';
import { type ProvenIdentity, ProviderRefusal } from './provider-facts';

/** For each answer of the provider. */
const ANSWER_SECONDS = 5;
/** For how long its description of itself is believed: a provider that has gone away since is told of before anybody is sent there. */
const DESCRIBED_MS = 60_000;
/** For how long visitors of the login pages do not have it looked at again after a failure; who presses the button does. */
const REST_MS = 5_000;
/** How far its clock may be from ours. */
export const CLOCK_SKEW_SECONDS = 60;
const CALLBACK_PATH = '/api/session/provider/callback';

type Library = typeof import('openid-client');
type Described = Awaited<ReturnType<Library['discovery']>>;

/** What is kept of a visit to the provider until its answer comes. */
export interface VisitChecks {
  state: string;
  nonce: string;
  verifier: string;
}

/** The company's identity provider (OpenID Connect): asks it to log somebody in, and reads its answer. */
@Injectable()
export class Provider {
  /** On the button; null where there is none. */
  readonly name: string | null;
  private readonly issuer: string;
  private readonly callback: string;
  private known: { described: Described; at: number } | undefined;
  private looking: Promise<Described> | undefined;
  private failedAt: number | undefined;

  constructor(
    @InjectConfig() private readonly config: Config,
    @InjectLogger() private readonly logger: Logger,
  ) {
    this.issuer = config.OIDC_ISSUER ?? '';
    this.name = config.OIDC_ISSUER ? config.OIDC_NAME : null;
    this.callback = `${config.SITE_URL}${CALLBACK_PATH}`;
    // An API that starts while the provider is away has its passwords to offer meanwhile.
    void this.look().catch(() => undefined);
  }

  /** Whether the last look has found it away; has it looked at again, for those who come later. */
  isAway(): boolean {
    const isResting = this.failedAt !== undefined && performance.now() - this.failedAt < REST_MS;
    if (!isResting) void this.look().catch(() => undefined);
    return this.failedAt !== undefined;
  }

  /**
   * Where to send the browser, and what its answer is to be held against. With `again` the person is to log in even if the provider
   * knows them still. @throws ProviderRefusal
   */
  async begin({ again = false }): Promise<{ url: string; checks: VisitChecks }> {
    const described = await this.look();
    const library = await loadLibrary();
    const checks = {
      state: library.randomState(),
      nonce: library.randomNonce(),
      verifier: library.randomPKCECodeVerifier(),
    };
    const { href } = library.buildAuthorizationUrl(described, {
      redirect_uri: this.callback,
      scope: this.config.OIDC_SCOPES,
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await library.calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
      ...(again && { prompt: 'login', max_age: '0' }),
    });
    return { url: href, checks };
  }

  /** Whom the provider's answer proves. `query` is that of the address it has sent the browser back to. @throws ProviderRefusal */
  async redeem(query: URLSearchParams, { state, nonce, verifier }: VisitChecks): Promise<ProvenIdentity> {
    const described = await this.look();
    const library = await loadLibrary();
    try {
      const tokens = await library.authorizationCodeGrant(described, new URL(`${this.callback}?${query.toString()}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new ProviderRefusal('invalid', 'no ID token');
      const more = await this.describeUser(described, tokens.access_token, claims);
      return readIdentity(this.issuer, joinClaims(claims, more), this.config);
    } catch (error) {
      throw this.judge(error);
    }
  }

  /**
   * Some put address and roles into the description of the user alone, which is asked for only then. Where these are known and only
   * the word that the address is verified is missing, a description that cannot be had leaves it unverified.
   */
  private async describeUser(described: Described, token: string, claims: { sub: string } & Record<string, unknown>) {
    const { OIDC_ROLE_CLAIM, OIDC_TRUST_EMAIL } = this.config;
    // Only who is made staff by the claim gets mails to that address.
    const isJudged = !OIDC_ROLE_CLAIM || OIDC_TRUST_EMAIL === 'yes' || claims['email_verified'] !== undefined;
    const hasMost = claims['email'] !== undefined && hasRoleClaim(claims, this.config);
    if ((hasMost && isJudged) || !described.serverMetadata().userinfo_endpoint) return {};
    try {
      return await (await loadLibrary()).fetchUserInfo(described, token, claims.sub);
    } catch (error) {
      if (!hasMost) throw error;
      this.logger.warn(
        { err: error },
        'the identity provider does not describe its user; the address counts as unverified',
      );
      return {};
    }
  }

  /** The provider's description of itself, with its keys. @throws ProviderRefusal */
  private async look(): Promise<Described> {
    if (!this.name) throw new ProviderRefusal('off', 'no identity provider');
    if (this.known && performance.now() - this.known.at < DESCRIBED_MS) return this.known.described;
    this.looking ??= this.discover().finally(() => (this.looking = undefined));
    return this.looking;
  }

  private async discover(): Promise<Described> {
    const { OIDC_CLIENT_ID: clientId = '', OIDC_CLIENT_SECRET: secret = '' } = this.config;
    try {
      const library = await loadLibrary();
      const server = new URL(this.issuer);
      const metadata = { [library.clockTolerance]: CLOCK_SKEW_SECONDS };
      const execute = [
        // The signature of a token is checked although it has come from the provider itself.
        library.enableNonRepudiationChecks,
        // The setting refuses http to other machines.
        // oxlint-disable-next-line typescript/no-deprecated -- it is marked to stand out
        ...(isLoopback(server.hostname) ? [library.allowInsecureRequests] : []),
      ];
      const options = { execute, timeout: ANSWER_SECONDS };
      const found = await library.discovery(server, clientId, metadata, library.ClientSecretPost(secret), options);
      const described = acceptsPost(found)
        ? found
        : await library.discovery(server, clientId, metadata, library.ClientSecretBasic(secret), options);
      if (this.failedAt !== undefined) this.logger.info('the identity provider is there again');
      this.failedAt = undefined;
      this.known = { described, at: performance.now() };
      return described;
    } catch (err) {
      if (this.failedAt === undefined) this.logger.warn({ err }, 'the identity provider cannot be reached');
      this.failedAt = performance.now();
      throw new ProviderRefusal('away', 'provider away');
    }
  }

  private judge(error: unknown): ProviderRefusal {
    if (error instanceof ProviderRefusal) return error;
    const { error: said, code = '', cause, name } = error as ProviderError;
    if (said && declined.has(said)) return new ProviderRefusal('denied', said);
    if (said === 'invalid_grant') return new ProviderRefusal('expired', said);
    // Keys that the provider has changed a moment ago are found at the next try.
    this.known = undefined;
    const isOdd = code.startsWith('OAUTH_') && !said && code !== 'OAUTH_TIMEOUT' && name !== 'TypeError';
    this.logger.warn(
      { said: said && sayable(said), code, cause: describeCause(cause) },
      'the identity provider has not logged somebody in',
    );
    if (said && misconfigured.has(said)) return new ProviderRefusal('invalid', said);
    if (isOdd) return new ProviderRefusal('invalid', code);
    return new ProviderRefusal('away', (said && sayable(said)) || code || name);
  }
}

interface ProviderError extends Error {
  /** The code of RFC 6749 or of OpenID Connect that the provider has answered with. */
  error?: string;
  code?: string;
}

/** What somebody does there who goes back, or is not let in. */
const declined = new Set([
  'access_denied',
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
]);
/** The provider's errors for a client with a wrong id, secret, redirect address or scope. */
const misconfigured = new Set(['invalid_client', 'unauthorized_client', 'invalid_scope', 'invalid_request']);
/** The text comes by the browser of anybody. */
const sayable = (said: string) => /^[\w.-]{1,60}$/.exec(said)?.[0] ?? 'an odd error';
const describeCause = (cause: unknown) => (cause instanceof Error ? cause.message.slice(0, 200) : undefined);

const acceptsPost = (described: Described) =>
  described.serverMetadata().token_endpoint_auth_methods_supported?.includes('client_secret_post') ?? false;

/** Loaded where there is a provider. */
const loadLibrary = (): Promise<Library> => import('openid-client');
