import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '../http/contract/api-docs.decorators';

export type Access = { kind: 'public' } | { kind: 'roles'; roles: readonly string[] };

/** Who is asking: set on the request by the guard that knows the sessions. */
export interface Actor {
  id: string;
  name: string;
  email: string;
  role: string;
  sessionId: string;
}

export const accessKey = 'access';

/** Anybody may call this. */
export const Public = () => withAccess({ kind: 'public' }, []);

/** Only signed-in staff of one of these roles may call this. A route with neither decorator is refused to everybody. */
export const Allow = (...roles: string[]) => withAccess({ kind: 'roles', roles }, roles);

/** The API's description tells the same. */
const withAccess = (access: Access, roles: string[]) =>
  applyDecorators(SetMetadata(accessKey, access), ApiExtension('x-roles', roles));

export const CurrentActor = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<{ user: Actor }>().user,
);
