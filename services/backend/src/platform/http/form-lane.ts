import type { RequestListener, Server } from 'node:http';
import { Injectable } from '@nestjs/common';
import { ModuleRef, Reflector } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, RequestHandler, Response } from 'express';
import { InjectConfig } from '../config/config.module';
import type { Config } from '../config/config.schema';
import { rateRuleKey } from '../rate-limit/rate-limit.guard';
import { RateLimits } from '../rate-limit/rate-limits';
import { assertOnlyKnownSteps } from './assert-only-known-steps';
import type { ErrorFilter } from './error.filter';
import { formPlaces, type FormHandler } from './form-route';
import { ForeignOrigin } from './http.errors';
import { isSameOrigin } from './same-origin.guard';

/** What stands before every route, as the framework is given it. */
export interface FormSteps {
  frame: RequestHandler;
  readBody: RequestHandler;
  errors: ErrorFilter;
}

interface OpenForm {
  path: string;
  rule: string;
  handle: FormHandler;
}

/**
 * Takes what visitors send to the handlers of the forms without the framework's router, guards and interceptors, which cost
 * more than everything that a form's own handler does. The same functions run in the same order on the same objects, so the
 * lane can only make an answer faster. Whatever is not exactly a form's address goes the usual way.
 */
@Injectable()
export class FormLane {
  private readonly forms = new Map<string, OpenForm>();

  constructor(
    private readonly modules: ModuleRef,
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
    @InjectConfig() private readonly config: Config,
  ) {}

  attach(app: NestExpressApplication, steps: FormSteps): void {
    for (const { path, controller, method } of formPlaces()) {
      const instance = this.modules.get<Record<string, FormHandler>>(controller, { strict: false });
      const handler = (controller.prototype as Record<string, FormHandler>)[method] as FormHandler;
      assertOnlyKnownSteps(controller, handler);
      const rule = this.reflector.get<string>(rateRuleKey, handler);
      this.forms.set(path, { path, rule, handle: handler.bind(instance) });
    }
    this.listen(app.getHttpServer(), steps);
  }

  private listen(server: Server, steps: FormSteps): void {
    const framework = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      const form = request.method === 'POST' ? this.forms.get(request.url ?? '') : undefined;
      if (!form) for (const listener of framework) listener.call(server, request, response);
      else this.take(form, request as Request, response as Response, steps);
    });
  }

  private take(form: OpenForm, request: Request, response: Response, { frame, readBody, errors }: FormSteps): void {
    const refuse = (error: unknown) => errors.answer(error, request, response);
    // As Express does before its router.
    request.res = response;
    request.route = { path: form.path };
    frame(request, response, () =>
      readBody(request, response, (refusal?: unknown) => {
        if (refusal !== undefined) return refuse(refusal);
        try {
          if (!isSameOrigin(request, this.config.SITE_URL, () => true)) throw new ForeignOrigin();
          const turn = this.limits.take(form.rule, request.ip ?? '');
          const handle = () => form.handle(request, response);
          (turn ? turn.then(handle) : handle()).catch(refuse);
        } catch (error) {
          refuse(error);
        }
      }),
    );
  }
}
