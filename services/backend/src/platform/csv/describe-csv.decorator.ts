import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery } from '../http/api-docs.decorators';
import { DescribeErrors } from '../http/describe-errors.decorator';

const query = (name: string, example: string) => ApiQuery({ name, type: String, required: false, example });
const description = 'An attachment: UTF-8 with a byte order mark, CRLF, no formulas.';

/** Describes a list as a file, which takes the same sort and filter as the list itself. */
export const DescribeCsv = (operationId: string, summary: string) =>
  applyDecorators(
    ApiOperation({ operationId, summary }),
    query('sort', '["createdAt","DESC"]'),
    query('filter', '{"q":"rao"}'),
    ApiOkResponse({ description, content: { 'text/csv': { schema: { type: 'string' } } } }),
    DescribeErrors(400, 401, 403, 503),
  );
