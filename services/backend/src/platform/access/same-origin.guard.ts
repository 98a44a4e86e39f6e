import type { IncomingMessage } from 'node:http';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { accessKey, type Access } from './access.decorators';
import { type Config, InjectConfig } from '../config/config.module';
import { ForeignOrigin } from '../http/errors/http.errors';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * `Sec-Fetch-Site` decides where the browser sends it (no page can forge it), the Origin header otherwise. A plain HTTP client
 * sends neither: public calls let it in, staff calls do not, because only a browser carries a cookie without knowing.
 */
@Injectable()
export class SameOriginGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @InjectConfig() private readonly config: Config,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const places = [context.getHandler(), context.getClass()];
    const isPublic = () => this.reflector.getAllAndOverride<Access | undefined>(accessKey, places)?.kind === 'public';
    if (!isSameOrigin(request, this.config.SITE_URL, isPublic)) throw new ForeignOrigin();
    return true;
  }
}

/** `allowsSilence` is asked about requests that do not say where they come from. */
export function isSameOrigin({ method = '', headers }: IncomingMessage, siteUrl: string, allowsSilence: () => boolean) {
  if (safeMethods.has(method)) return true;
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site === 'same-origin';
  return origin === undefined ? allowsSilence() : origin === siteUrl;
}
