import { Injectable } from '@nestjs/common';
import { ModuleRef, Reflector } from '@nestjs/core';
import { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import { type Access, accessKey } from '../../access/access.decorators';
import { type Config, InjectConfig } from '../../config/config.module';
import { rateRuleKey } from '../../rate-limit/rate-limit.guard';
import { RateLimits } from '../../rate-limit/rate-limits';
import type { ErrorFilter } from './error.filter';
import { type FormHandler, type FormPlace, formPlaces } from '../forms/form-route';
import { ForeignOrigin } from '../errors/http.errors';
import { isSameOrigin } from '../../access/same-origin.guard';

/**
 * The public forms as one router of Express that stands before Nest's own, whose guards and interceptors cost more than all that
 * a form's handler does. Its middlewares call the same functions as the guards. An address that is not exactly a form's goes on
 * to Nest, which takes the same handler.
 */
@Injectable()
export class Intake {
  constructor(
    private readonly modules: ModuleRef,
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** Stands behind the middlewares that frame a request and read its body. */
  handler(errors: ErrorFilter): RequestHandler {
    const router = Router({ caseSensitive: true, strict: true });
    for (const place of formPlaces())
      router.post(place.path, this.refuseForeign, this.limitRate(place), this.handlerOf(place));
    const answerError: ErrorRequestHandler = (error, request, response, _next) =>
      errors.answer(error, request, response);
    router.use(answerError);
    // Express would answer OPTIONS itself.
    return (request, response, next) => (request.method === 'POST' ? router(request, response, next) : next());
  }

  /** As `SameOriginGuard` does for public routes. */
  private readonly refuseForeign: RequestHandler = (request, _response, next) =>
    isSameOrigin(request, this.config.SITE_URL, () => true) ? next() : next(new ForeignOrigin());

  /** As `RateLimitGuard` does. @throws where the route is not public or has no limit, which would need more of Nest. */
  private limitRate({ controller, method, path }: FormPlace): RequestHandler {
    const handler = (controller.prototype as Record<string, FormHandler>)[method] as FormHandler;
    const access = this.reflector.getAllAndOverride<Access | undefined>(accessKey, [handler, controller]);
    const rule = this.reflector.get<string | undefined>(rateRuleKey, handler);
    if (access?.kind !== 'public' || !rule)
      throw new Error(`The form at ${path} must be public and have a rate limit.`);
    return (request, _response, next) => {
      const turn = this.limits.take(rule, request.ip ?? '');
      if (turn) turn.then(() => next(), next);
      else next();
    };
  }

  private handlerOf({ controller, method }: FormPlace): RequestHandler {
    const instance = this.modules.get<Record<string, FormHandler>>(controller, { strict: false });
    return (request, response, next) => instance[method]?.(request, response).catch(next);
  }
}
