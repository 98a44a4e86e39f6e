import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { ModulesContainer } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { type Access, accessKey, freshlyAuthenticatedKey } from '../../src/platform/access/access.decorators';
import { type FormRoute, formPlaces, formRouteOf } from '../../src/platform/http/forms/form-route';

interface Layer {
  route?: { path: string | string[]; methods: Record<string, boolean> };
}

/** Every route that the router of the running app knows, as `GET /api/jobposts`, registered by Nest or by ourselves. */
export function routesOf(app: NestExpressApplication): string[] {
  const { router } = app.getHttpAdapter().getInstance() as unknown as { router: { stack: Layer[] } };
  const routes = router.stack.flatMap(({ route }) => (route ? [route] : []));
  const named = routes.flatMap(({ path, methods }) =>
    [path].flat().flatMap((at) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${at}`)),
  );
  return [...new Set(named)].toSorted();
}

/** The roles that may call each route, as the decorators of its controller say. */
export const accessOf = (app: NestExpressApplication): Record<string, string> =>
  Object.fromEntries(
    handlersOf(app).map(({ route, controller, handler }) => [
      route,
      whoOf((read(accessKey, handler) ?? read(accessKey, controller)) as Access | undefined),
    ]),
  );

/** The routes that ask for the password once more, as their decorators say. */
export const freshlyAuthenticatedOf = (app: NestExpressApplication): string[] =>
  handlersOf(app)
    .filter(
      ({ controller, handler }) => read(freshlyAuthenticatedKey, handler) ?? read(freshlyAuthenticatedKey, controller),
    )
    .map(({ route }) => route);

/** How each route that reads a body may be sent it, as its decorators say. */
export function bodiesOf(app: NestExpressApplication): [route: string, sentAs: 'json' | FormRoute['sentAs']][] {
  const forms = formPlaces().map(({ path }) => [`POST ${path}`, formRouteOf({ method: 'POST', path })!] as const);
  return [
    ...forms.map(([route, { sentAs }]) => [route, sentAs] as [string, FormRoute['sentAs']]),
    ...forms.flatMap(([route, { sentAs }]) => (sentAs === 'multipart' ? [] : [[route, 'json'] as [string, 'json']])),
    ...handlersOf(app)
      .filter(({ controller, name }) =>
        Object.keys(Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}).some((key) =>
          key.startsWith(`${RouteParamtypes.BODY}:`),
        ),
      )
      .map(({ route }) => [route, 'json'] as [string, 'json']),
  ];
}

function handlersOf(app: NestExpressApplication) {
  const modules = [...app.get(ModulesContainer).values()];
  const controllers = modules.flatMap((module) => Array.from(module.controllers.values(), ({ metatype }) => metatype));
  return controllers.flatMap((controller) => handlersOfController(controller as Type));
}

function handlersOfController(controller: Type) {
  const prototype = controller.prototype as Record<string, object>;
  const names = Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor');
  return names
    .map((name) => ({ name, handler: prototype[name]! }))
    .filter(({ handler }) => Reflect.hasMetadata(PATH_METADATA, handler))
    .map(({ name, handler }) => {
      const method = RequestMethod[read(METHOD_METADATA, handler) as RequestMethod];
      const parts = [read(PATH_METADATA, controller), read(PATH_METADATA, handler)] as string[];
      const path = parts.flatMap((part) => part.split('/')).filter((part) => part !== '');
      return { route: `${method} /${path.join('/')}`, controller, handler, name };
    });
}

const read = (key: string, target: object): unknown => Reflect.getMetadata(key, target);

function whoOf(access: Access | undefined): string {
  if (!access) return 'nobody';
  return access.kind === 'public' ? 'everybody' : access.roles.length > 1 ? 'staff' : access.roles[0]!;
}
