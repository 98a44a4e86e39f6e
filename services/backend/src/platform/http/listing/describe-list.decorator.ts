import { applyDecorators, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiQuery } from '../contract/api-docs.decorators';
import { AnswersWithRange } from './answer-headers';
import { MOST_ROWS } from './list-query';

interface ListFacts {
  /** As in `Content-Range: <unit> first-last/total`. */
  unit: string;
  view: Type;
  sort?: string | { example: string; description: string };
  /** The keys that the filter knows, and an example. */
  filter?: { keys: string; example: string };
  /** Headers beside `Content-Range`. */
  headers?: Record<string, { description: string; schema: { type: 'string' } }>;
}

/** A list in the manner of ra-data-simple-rest: its parameters, its `Content-Range`, its rows. The handler returns `listed(...)`. */
export const DescribeList = ({ unit, view, sort, filter, headers }: ListFacts) => {
  const total = { description: `\`${unit} first-last/total\``, schema: { type: 'string' as const } };
  const text = { type: String, required: false };
  return applyDecorators(
    AnswersWithRange(unit),
    ...(sort ? [ApiQuery({ name: 'sort', ...text, ...(typeof sort === 'string' ? { example: sort } : sort) })] : []),
    ApiQuery({ name: 'range', ...text, example: '[0,24]', description: `At most ${MOST_ROWS} rows.` }),
    ...(filter
      ? [ApiQuery({ name: 'filter', ...text, example: filter.example, description: `Keys: ${filter.keys}.` })]
      : []),
    ApiOkResponse({ type: [view], headers: { 'Content-Range': total, ...headers } }),
  );
};
