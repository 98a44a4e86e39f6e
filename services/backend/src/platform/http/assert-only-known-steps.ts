import { type Type } from '@nestjs/common';
import {
  EXCEPTION_FILTERS_METADATA,
  GUARDS_METADATA,
  INTERCEPTORS_METADATA,
  PIPES_METADATA,
} from '@nestjs/common/constants.js';
import { type Access, accessKey } from '../access/access.decorators';
import { RateLimitGuard } from '../rate-limit/rate-limit.guard';
import type { FormHandler } from './form-route';

const unknown = [INTERCEPTORS_METADATA, PIPES_METADATA, EXCEPTION_FILTERS_METADATA];

/** Stops the start when a form's route asks for something that the lane past the framework would leave out. */
export function assertOnlyKnownSteps(controller: Type, handler: FormHandler): void {
  const of = <Value>(key: string): Value[] =>
    [controller, handler].flatMap((target) => (Reflect.getMetadata(key, target) as Value[] | undefined) ?? []);
  const isPublic = of<Access>(accessKey).every(({ kind }) => kind === 'public') && of(accessKey).length > 0;
  const guards = of<Type>(GUARDS_METADATA);
  const isKnown = guards.length === 1 && guards[0] === RateLimitGuard && unknown.every((key) => of(key).length === 0);
  if (!isPublic || !isKnown)
    throw new Error(`${controller.name}.${handler.name} needs more than the lane for forms does`);
}
