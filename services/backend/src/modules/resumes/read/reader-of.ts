import type { Request } from 'express';
import type { Actor } from '../../../platform/access/access.decorators';
import { requestIdOf } from '../../../platform/http/request-id';
import type { Reader } from './guard-resume';

/** Who reads, as the audit log wants to know it. */
export const readerOf = (request: Request, actor: Actor): Reader => ({
  actor,
  address: request.ip ?? '',
  requestId: requestIdOf(request),
});
