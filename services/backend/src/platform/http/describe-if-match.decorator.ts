import { ApiHeader } from './api-docs.decorators';

/** The header by which a save says what it is based on. */
export const DescribeIfMatch = () =>
  ApiHeader({
    name: 'If-Match',
    required: false,
    example: '"3"',
    description: 'The `ETag` that was read; 412 when it is not the present one any more. Without it any will do.',
  });
