import { freshlyAuthenticatedMark } from '../platform/access/access.decorators';
import { type ErrorKind, errorKinds } from '../platform/http/errors/expected-error';
import { type Answer, type Components, type FoundOperation, isUnsafe } from './operation';

const REQUEST_ID = '0199f0aa-51d6-7c3e-9d1b-2f7f3b1a9c44';
const retryAfter = { 'Retry-After': { description: 'In seconds.', schema: { type: 'integer' as const }, example: 5 } };

/**
 * Completes the error answers of one operation: each lists its codes and shows one. Answers that several operations share are
 * kept once, among the components.
 * @throws Error for a code that no class has, and for an answer without any.
 */
export function describeFailures(found: FoundOperation, components: Components): void {
  const { responses, operationId } = found.operation;
  const described = Object.keys(responses).map(Number);
  for (const status of new Set([...described, ...usualStatuses(found)])) {
    if (!(status >= 400)) continue;
    const codes = [...new Set([...ownCodes(responses[status] as Answer | undefined), ...usualCodes(found, status)])];
    if (codes.length === 0) throw new Error(`${operationId}: the answer ${status} has no code`);
    const name = [status, ...codes].join('.');
    (components.responses ??= {})[name] = answerOf(status, codes.map(kindOf));
    responses[status] = { $ref: `#/components/responses/${name}` };
  }
}

interface DescribedError {
  allOf?: { properties?: { code: { enum: string[] } } }[];
}

function ownCodes(answer: Answer | undefined): string[] {
  const schema = answer?.content?.['application/json']?.schema as DescribedError | undefined;
  return schema?.allOf?.[1]?.properties?.code.enum ?? [];
}

function kindOf(code: string): ErrorKind {
  const kind = errorKinds().find((each) => each.code === code);
  if (!kind) throw new Error(`No class of errors has the code ${code}`);
  return kind;
}

function answerOf(status: number, kinds: ErrorKind[]): Answer {
  const codes = { type: 'object', properties: { code: { enum: kinds.map(({ code }) => code) } } };
  const shape = [{ $ref: '#/components/schemas/ErrorView' }, codes];
  const examples = Object.fromEntries(kinds.map((kind) => [kind.code, { value: exampleOf(kind) }]));
  return {
    description: kinds.map(({ code, text, when = text }) => `\`${code}\`: ${when}`).join('\n\n'),
    ...([429, 503].includes(status) && { headers: retryAfter }),
    content: { 'application/json': { schema: { allOf: shape }, examples } },
  };
}

function exampleOf({ statusCode, code, text: message }: ErrorKind) {
  const errors = code === 'validation_failed' ? { email: 'Enter one e-mail address, like name@company.com.' } : {};
  return { statusCode, code, message, msg: message, errors, requestId: REQUEST_ID };
}

const byStatus: Record<number, string[]> = {
  400: ['validation_failed', 'malformed_request'],
  404: ['not_found'],
  408: ['request_timeout'],
  412: ['changed_meanwhile'],
  413: ['payload_too_large'],
  415: ['unsupported_media_type'],
  500: ['internal_error'],
  503: ['unavailable'],
};

/** The errors that every call of this kind may answer with. */
function usualCodes(found: FoundOperation, status: number): string[] {
  const isStaffOnly = found.roles.length > 0;
  if (status === 429) return isLimited(found) ? ['too_many_requests'] : [];
  if (status === 401) return isStaffOnly ? ['not_signed_in'] : [];
  if (status !== 403) return byStatus[status] ?? [];
  const own: string[] = isStaffOnly ? ['forbidden', 'totp_setup_required'] : [];
  if (freshlyAuthenticatedMark in found.operation) own.push('confirm_password');
  return isUnsafe(found) ? [...own, 'foreign_origin'] : own;
}

/** The statuses that every call of this kind may answer with, described or not. */
function usualStatuses(found: FoundOperation): number[] {
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
