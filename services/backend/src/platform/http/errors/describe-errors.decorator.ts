import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '../contract/api-docs.decorators';

/** By status, the stable codes that only this call answers with. */
type OwnCodes = Readonly<Record<number, readonly string[]>>;

const shape = { $ref: '#/components/schemas/ErrorView' };
const withCodes = (codes: readonly string[]) => ({
  allOf: [shape, { type: 'object' as const, properties: { code: { type: 'string' as const, enum: [...codes] } } }],
});

/**
 * Puts the one error shape into the API's description, once a status. The codes that every call of a kind may answer with
 * (`not_found`, `validation_failed`...) are added when the description is put together.
 */
export const DescribeErrors = (...errors: (number | OwnCodes)[]) => {
  const codes = new Map<number, readonly string[]>();
  for (const error of errors) {
    const entries = typeof error === 'number' ? [[error, []] as const] : Object.entries(error);
    for (const [status, own] of entries) codes.set(Number(status), own);
  }
  return applyDecorators(
    ...[...codes].map(([status, own]) =>
      ApiResponse({ status, description: '', content: { 'application/json': { schema: withCodes(own) } } }),
    ),
  );
};
