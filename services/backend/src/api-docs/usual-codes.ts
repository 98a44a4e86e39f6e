import type { ErrorCode } from './error-codes';
import { freshlyAuthenticatedMark } from '../platform/access/freshly-authenticated.decorator';
import { type FoundOperation, isUnsafe } from './operation';

const byStatus: Record<number, ErrorCode[]> = {
  400: ['validation_failed', 'malformed_request'],
  404: ['not_found'],
  408: ['request_timeout'],
  412: ['changed_meanwhile'],
  413: ['payload_too_large'],
  415: ['unsupported_media_type'],
  500: ['internal_error'],
  503: ['unavailable'],
};

/** What a call of this kind may answer with, whatever else it does. */
export function usualCodes(found: FoundOperation, status: number): ErrorCode[] {
  const isStaffOnly = found.roles.length > 0;
  if (status === 429) return isLimited(found) ? ['too_many_requests'] : [];
  if (status === 401) return isStaffOnly ? ['not_signed_in'] : [];
  if (status !== 403) return byStatus[status] ?? [];
  const own: ErrorCode[] = isStaffOnly ? ['forbidden', 'totp_setup_required'] : [];
  if (freshlyAuthenticatedMark in found.operation) own.push('confirm_password');
  return isUnsafe(found) ? [...own, 'foreign_origin'] : own;
}

/** The statuses that every call of this kind may answer with, described or not. */
export function usualStatuses(found: FoundOperation): number[] {
  const { operation, path, roles } = found;
  return [
    ...(operation.requestBody ? [400, 408, 413, 415] : []),
    ...(roles.length > 0 ? [401, 403, 503] : []),
    ...(isUnsafe(found) ? [403] : []),
    ...(isLimited(found) ? [429] : []),
    ...(path.includes('{') ? [404] : []),
    500,
  ];
}

const isLimited = ({ operation }: FoundOperation) => 'x-rate-limit' in operation;
