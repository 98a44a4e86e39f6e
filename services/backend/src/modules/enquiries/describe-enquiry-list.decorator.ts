import { applyDecorators, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiQuery } from '../../platform/http/api-docs.decorators';
import { DescribeErrors } from '../../platform/http/describe-errors.decorator';

const query = (name: string, example: string, description: string) =>
  ApiQuery({ name, type: String, required: false, example, description });

/** Describes a list in the manner of ra-data-simple-rest. */
export const DescribeEnquiryList = (view: Type, unit: string) =>
  applyDecorators(
    query('sort', '["createdAt","DESC"]', 'By createdAt, name, email or reference.'),
    query('range', '[0,24]', 'At most 200 rows.'),
    query('filter', '{"q":"rao"}', 'Keys: q, id, standing, from, to. Clear ones alone without standing or id.'),
    ApiOkResponse({
      type: [view],
      headers: { 'Content-Range': { description: `\`${unit} first-last/total\``, schema: { type: 'string' } } },
    }),
    DescribeErrors(400, 401, 403, 503),
  );
