import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type OnApplicationBootstrap,
  SetMetadata,
} from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { Request } from 'express';
import { ApiExtension } from '../http/contract/api-docs.decorators';
import { requestIdOf } from '../http/frame/log-and-secure';

export type Access = { kind: 'public' } | { kind: 'roles'; roles: readonly string[] };

/** The signed-in person: set on the request by the guard that knows the sessions. */
export type Actor = Record<'id' | 'name' | 'email' | 'role' | 'sessionId', string>;

export const accessKey = 'access';

export const Public = () => withAccess({ kind: 'public' }, []);

/** Only signed-in staff of one of these roles may call this. A route with neither decorator is always refused. */
export const Allow = (...roles: string[]) => withAccess({ kind: 'roles', roles }, roles);

const withAccess = (access: Access, roles: string[]) =>
  applyDecorators(SetMetadata(accessKey, access), ApiExtension('x-roles', roles));

export const CurrentActor = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<{ user: Actor }>().user,
);

/** The person who does something and the request by which they do it, as the audit log records them. */
export type Caller = { actor: Actor; address: string; requestId: string };

export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const request = context.switchToHttp().getRequest<Request & { user: Actor }>();
  return { actor: request.user, address: request.ip ?? '', requestId: requestIdOf(request) };
});

export const freshlyAuthenticatedKey = 'freshly-authenticated';

/** In the API's description, so that its error answers can name the code. */
export const freshlyAuthenticatedMark = 'x-freshly-authenticated';

/** For calls that a stolen session must not make: without password and code of minutes ago, 403 `confirm_password`. */
export const FreshlyAuthenticated = () =>
  applyDecorators(SetMetadata(freshlyAuthenticatedKey, true), ApiExtension(freshlyAuthenticatedMark, true));

export const unattendedKey = 'unattended';

/** For calls that a page makes by itself and keeps open: they do not lengthen the session's idle time. */
export const Unattended = () => SetMetadata(unattendedKey, true);

export const withoutDatabaseKey = 'without-database';

/**
 * For a call that shall answer while the database is away and nobody can tell who is signed in: a pass that one of its people got
 * within the hour is enough then. There is no `CurrentActor` in such a request.
 */
export const AnswersWithoutDatabase = () => SetMetadata(withoutDatabaseKey, true);

/** Stops the start when a route says neither `@Public()` nor `@Allow(...)`: forgetting shows at once, not in a log. */
@Injectable()
export class AssertEveryRouteHasAccess implements OnApplicationBootstrap {
  constructor(private readonly discovery: DiscoveryService) {}

  onApplicationBootstrap(): void {
    const open = this.discovery.getControllers().flatMap(({ metatype }) => (metatype ? findOpenRoutes(metatype) : []));
    if (open.length > 0) throw new Error(`Routes without @Public() or @Allow(...): ${open.join(', ')}`);
  }
}

function findOpenRoutes(controller: Function): string[] {
  const handlers = controller.prototype as Record<string, object>;
  return new MetadataScanner()
    .getAllMethodNames(handlers)
    .filter((name) => Reflect.hasMetadata(PATH_METADATA, handlers[name] ?? {}))
    .filter((name) => ![handlers[name] ?? {}, controller].some((place) => Reflect.hasMetadata(accessKey, place)))
    .map((name) => `${controller.name}.${name}`);
}
