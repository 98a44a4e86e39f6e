import { type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import {
  type Access,
  accessKey,
  freshlyAuthenticatedKey,
  unattendedKey,
  withoutDatabaseKey,
} from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { isDatabaseUnavailable } from '../../../platform/database/database-errors';
import { findReadiness } from '../../../platform/health/health-server';
import { Forbidden, Unavailable } from '../../../platform/http/errors/http.errors';
import { requestIdOf } from '../../../platform/http/frame/log-and-secure';
import { InjectLogger, type Logger } from '../../../platform/log/log.module';
import { NoAnswerInTime, within } from '../../../platform/within';
import { RecordRefusal } from '../../audit/record-audit.use-case';
import { ConfirmationRequired, NotSignedIn, SecondFactorSetupRequired } from '../staff.errors';
import { StatusPass } from '../status-pass/status-pass';
import type { SignInMethod } from '../staff.facts';
import type { SignedInVisitor } from '../visitor';
import { findForgery, RecordForged } from './record-forged';
import { leaveIdleTime, sessionStrategy } from './session.strategy';

interface SignedInBy {
  role: string;
  secondFactor: boolean;
  method: SignInMethod;
}

/** Whether a session opens nothing before its person has set up one-time codes. A passkey is two factors by itself: the device, and what unlocks it. */
export const mustSetUpSecondFactor = (
  { REQUIRE_TOTP, OIDC_SECOND_FACTOR }: Pick<Config, 'REQUIRE_TOTP' | 'OIDC_SECOND_FACTOR'>,
  { role, secondFactor, method }: SignedInBy,
): boolean => {
  const isDemanded = REQUIRE_TOTP === 'all' || REQUIRE_TOTP === role;
  const isMetElsewhere = method === 'passkey' || (method === 'provider' && OIDC_SECOND_FACTOR === 'provider');
  return isDemanded && !secondFactor && !isMetElsewhere;
};

/** Of a call that answers without the database as well. */
const SESSION_LIMIT_MS = 2_000;

type SignedIn = Request & { user: SignedInVisitor['actor'] & SignedInBy };

/**
 * Stands before every route: public ones pass, the others need a live session of one of their roles, and some one whose
 * password was given a moment ago. The refusal of a person who is signed in is written to the audit log, and so is a forged token.
 */
@Injectable()
export class SessionGuard extends AuthGuard(sessionStrategy) {
  constructor(
    private readonly reflector: Reflector,
    private readonly refusal: RecordRefusal,
    private readonly forged: RecordForged,
    private readonly pass: StatusPass,
    private readonly database: Database,
    @InjectConfig() private readonly config: Config,
    @InjectLogger() private readonly logger: Logger,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const find = (key: string): unknown => this.reflector.getAllAndOverride(key, targets);
    const access = find(accessKey) as Access | undefined;
    if (access?.kind === 'public') return true;
    if (!access) throw new Forbidden();
    const request = context.switchToHttp().getRequest<SignedIn>();
    if (find(unattendedKey)) leaveIdleTime(request);
    if (find(withoutDatabaseKey)) {
      if (await this.hasPassInstead(context, request)) return true;
    } else await this.demandSession(context, request);
    const { id, role, freshlyAuthenticated } = request.user;
    if (!access.roles.includes(role)) {
      await this.refusal.record(request);
      throw new Forbidden();
    }
    const mustSetUpFirst = mustSetUpSecondFactor(this.config, request.user);
    if (mustSetUpFirst && !find(duringSetupKey)) throw new SecondFactorSetupRequired();
    if (find(freshlyAuthenticatedKey) && !freshlyAuthenticated) throw new ConfirmationRequired();
    // As often as the cookie of the session, and by as much of a use.
    if (role === 'general' && !mustSetUpFirst && request.res?.hasHeader('Set-Cookie')) this.pass.give(request.res, id);
    return true;
  }

  /** Demands a session as long as the database can tell of one. Whether there is a pass, where it cannot. */
  private async hasPassInstead(context: ExecutionContext, request: Request): Promise<boolean> {
    try {
      await within(SESSION_LIMIT_MS, this.demandSession(context, request));
      return false;
    } catch (error) {
      const isAway = error instanceof NoAnswerInTime || isDatabaseUnavailable(error);
      if (!isAway && !(error instanceof NotSignedIn)) throw error;
      const staffId = this.pass.read(request);
      if (staffId === undefined) throw isAway ? new Unavailable() : error;
      // The cookie of a session ends before the pass does, and then nobody has asked the database yet.
      if (!isAway && (await findReadiness(this.database)).ready) throw error;
      this.logger.info({ staffId, requestId: requestIdOf(request) }, 'let in by a pass, without the database');
      return true;
    }
  }

  private async demandSession(context: ExecutionContext, request: Request): Promise<void> {
    try {
      await super.canActivate(context);
    } catch (error) {
      if (error instanceof NotSignedIn && error.forgery) await this.forged.record(error.forgery, request);
      throw error;
    }
  }

  /** `fault` is why the token was refused. */
  override handleRequest<User>(error: Error | null, user: User | false, fault?: unknown): User {
    if (error) throw error;
    if (!user) throw new NotSignedIn(findForgery(fault));
    return user;
  }
}

const duringSetupKey = 'during-setup';

/** Open to somebody who has to set up one-time codes before anything else. */
export const DuringSetup = () => SetMetadata(duringSetupKey, true);
