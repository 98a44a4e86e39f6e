import { type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import {
  type Access,
  accessKey,
  freshlyAuthenticatedKey,
  unattendedKey,
} from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Forbidden } from '../../../platform/http/errors/http.errors';
import { RecordRefusal } from '../../audit/record-audit.use-case';
import { ConfirmationRequired, NotSignedIn, SecondFactorSetupRequired } from '../staff.errors';
import type { SignedInVisitor } from '../visitor';
import { findForgery, RecordForged } from './record-forged';
import { leaveIdleTime, sessionStrategy } from './session.strategy';

export const demandsSecondFactor = ({ REQUIRE_TOTP }: Pick<Config, 'REQUIRE_TOTP'>, role: string): boolean =>
  REQUIRE_TOTP === 'all' || REQUIRE_TOTP === role;

type SignedIn = Request & { user: SignedInVisitor['actor'] & { secondFactor: boolean; freshlyAuthenticated: boolean } };

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
    @InjectConfig() private readonly config: Config,
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
    await this.demandSession(context, request);
    const { role, secondFactor, freshlyAuthenticated } = request.user;
    if (!access.roles.includes(role)) {
      await this.refusal.record(request);
      throw new Forbidden();
    }
    const mustSetUpFirst = !secondFactor && demandsSecondFactor(this.config, role);
    if (mustSetUpFirst && !find(duringSetupKey)) throw new SecondFactorSetupRequired();
    if (find(freshlyAuthenticatedKey) && !freshlyAuthenticated) throw new ConfirmationRequired();
    return true;
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
