import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { type Access, accessKey } from '../../src/platform/access/access.decorators';

interface Layer {
  route?: { path: string | string[]; methods: Record<string, boolean> };
}

/** Every route that the router of the running app knows, as `GET /api/jobposts`; whoever registered it. */
export function routesOf(app: NestExpressApplication): string[] {
  const { router } = app.getHttpAdapter().getInstance() as unknown as { router: { stack: Layer[] } };
  const routes = router.stack.flatMap(({ route }) => (route ? [route] : []));
  const named = routes.flatMap(({ path, methods }) =>
    [path].flat().flatMap((at) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${at}`)),
  );
  return [...new Set(named)].toSorted();
}

/** Who may call each route, as the decorators of its controller say. */
export function accessOf(app: NestExpressApplication): Record<string, string> {
  const modules = [...app.get(ModulesContainer).values()];
  const controllers = modules.flatMap((module) => Array.from(module.controllers.values(), ({ metatype }) => metatype));
  return Object.fromEntries(controllers.flatMap((controller) => accessOfController(controller as Type)));
}

function accessOfController(controller: Type): [route: string, who: string][] {
  const prototype = controller.prototype as Record<string, object>;
  const names = Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor');
  const handlers = names.map((name) => prototype[name]!);
  return handlers
    .filter((handler) => Reflect.hasMetadata(PATH_METADATA, handler))
    .map((handler) => {
      const access = (read(accessKey, handler) ?? read(accessKey, controller)) as Access | undefined;
      const method = RequestMethod[read(METHOD_METADATA, handler) as RequestMethod];
      const parts = [read(PATH_METADATA, controller), read(PATH_METADATA, handler)] as string[];
      const path = parts.flatMap((part) => part.split('/')).filter((part) => part !== '');
      return [`${method} /${path.join('/')}`, whoOf(access)];
    });
}

const read = (key: string, target: object): unknown => Reflect.getMetadata(key, target);

function whoOf(access: Access | undefined): string {
  if (!access) return 'nobody';
  return access.kind === 'public' ? 'everybody' : access.roles.length > 1 ? 'staff' : access.roles[0]!;
}
