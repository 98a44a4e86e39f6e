import { applyDecorators, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiQuery } from './api-docs.decorators';

interface ListFacts {
  /** As in `Content-Range: <unit> first-last/total`. */
  unit: string;
  view: Type;
  sort?: string;
  /** The keys that the filter knows, and an example. */
  filter?: { keys: string; example: string };
}

/** Describes a list in the manner of ra-data-simple-rest: its parameters, its `Content-Range`, its rows. */
export const DescribeList = ({ unit, view, sort, filter }: ListFacts) => {
  const total = { description: `\`${unit} first-last/total\``, schema: { type: 'string' as const } };
  const text = { type: String, required: false };
  return applyDecorators(
    ...(sort ? [ApiQuery({ name: 'sort', ...text, example: sort })] : []),
    ApiQuery({ name: 'range', ...text, example: '[0,24]', description: 'At most 200 rows.' }),
    ...(filter
      ? [ApiQuery({ name: 'filter', ...text, example: filter.example, description: `Keys: ${filter.keys}.` })]
      : []),
    ApiOkResponse({ type: [view], headers: { 'Content-Range': total } }),
  );
};
