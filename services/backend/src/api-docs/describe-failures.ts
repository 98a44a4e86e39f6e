import { freshlyAuthenticatedMark } from '../platform/access/access.decorators';
import { ownCodesMark, type ErrorKind, errorKinds } from '../platform/http/errors/expected-error';
import { type Answer, type Components, type FoundOperation, parametersOf, takeMark } from './operation';
import { sampleRequestId } from './sample-texts';

const bodyCodes = ['request_timeout', 'payload_too_large', 'unsupported_media_type'];
const retryAfter = { 'Retry-After': { description: 'In seconds.', schema: { type: 'integer' as const }, example: 5 } };

/** Adds the error answers of one operation, its own and the usual ones. Those that several share are once among the components. */
export function describeFailures(call: FoundOperation, components: Components): void {
  const ownCodes = (takeMark(call, ownCodesMark) ?? []) as string[];
  // The components are listed in the order in which they are met; those of every call come last.
  const ofCall = [...ownCodes, ...codesOfCall(call)].map(kindOf).toSorted((a, b) => a.statusCode - b.statusCode);
  const ofBody = call.operation.requestBody ? bodyCodes : [];
  const kinds = [...new Set([...ofCall, ...[...ofBody, 'internal_error'].map(kindOf)])];
  for (const status of new Set(kinds.map(({ statusCode }) => statusCode))) {
    const alike = kinds.filter(({ statusCode }) => statusCode === status);
    const name = [status, ...alike.map(({ code }) => code)].join('.');
    (components.responses ??= {})[name] = answerOf(status, alike);
    call.operation.responses[status] = { $ref: `#/components/responses/${name}` };
  }
}

function kindOf(code: string): ErrorKind {
  const kind = errorKinds().find((each) => each.code === code);
  if (!kind) throw new Error(`No class of errors has the code ${code}`);
  return kind;
}

function answerOf(status: number, kinds: ErrorKind[]): Answer {
  const codes = { type: 'object', properties: { code: { enum: kinds.map(({ code }) => code) } } };
  const shape = [{ $ref: '#/components/schemas/ErrorView' }, codes];
  const exampleOf = ({ statusCode, code, text: message }: ErrorKind) => {
    const errors = code === 'validation_failed' ? { email: 'Enter one e-mail address, like name@company.com.' } : {};
    return { value: { statusCode, code, message, msg: message, errors, requestId: sampleRequestId } };
  };
  const examples = Object.fromEntries(kinds.map((kind) => [kind.code, exampleOf(kind)]));
  return {
    description: kinds.map(({ code, text, when = text }) => `\`${code}\`: ${when}`).join('\n\n'),
    ...([429, 503].includes(status) && { headers: retryAfter }),
    content: { 'application/json': { schema: { allOf: shape }, examples } },
  };
}

/** The failures of a call of this kind, by its roles, body, parameters and limits. */
function codesOfCall(call: FoundOperation): string[] {
  const { operation, isUnsafe, roles } = call;
  const takes = (place: string) => parametersOf(call).some((parameter) => parameter.in === place);
  const isStaffOnly = roles.length > 0;
  return [
    ...(operation.requestBody || takes('query') ? ['validation_failed', 'malformed_request'] : []),
    ...(isStaffOnly ? ['not_signed_in', 'forbidden', 'totp_setup_required'] : []),
    ...(freshlyAuthenticatedMark in operation ? ['confirm_password'] : []),
    ...(isUnsafe ? ['foreign_origin'] : []),
    ...(takes('path') ? ['not_found'] : []),
    ...(parametersOf(call).some(({ name }) => name === 'If-Match') ? ['changed_meanwhile'] : []),
    ...('x-rate-limit' in operation ? ['too_many_requests'] : []),
    ...(isStaffOnly || isUnsafe ? ['unavailable'] : []),
  ];
}
