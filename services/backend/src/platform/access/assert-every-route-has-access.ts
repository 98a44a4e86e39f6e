import { Injectable, type OnApplicationBootstrap, type Type } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { type Access, accessKey } from './access.decorators';

/** Stops the start when a route says neither `@Public()` nor `@Allow(...)`: forgetting shows at once, not in a log. */
@Injectable()
export class AssertEveryRouteHasAccess implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onApplicationBootstrap(): void {
    const open = this.discovery
      .getControllers()
      .flatMap(({ metatype }) => (metatype ? this.findOpenRoutes(metatype as Type) : []));
    if (open.length > 0) throw new Error(`Routes without @Public() or @Allow(...): ${open.join(', ')}`);
  }

  private findOpenRoutes(controller: Type): string[] {
    const prototype = (controller.prototype ?? {}) as Record<string, () => unknown>;
    const handlers = this.scanner.getAllMethodNames(prototype).flatMap((name) => prototype[name] ?? []);
    const isOpen = (handler: () => unknown) =>
      Reflect.hasMetadata(PATH_METADATA, handler) &&
      !this.reflector.getAllAndOverride<Access | undefined>(accessKey, [handler, controller]);
    return handlers.filter(isOpen).map((handler) => `${controller.name}.${handler.name}`);
  }
}
