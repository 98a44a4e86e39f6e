import { applyDecorators, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiQuery } from '../contract/api-docs.decorators';
import { AnswersWithRange } from './answer-headers';
import { MOST_ROWS } from './list-query';

/** Of a list that counts by `countTotal` alone. */
export const ESTIMATED = 'more than 10,000 and not exact';

interface ListFacts {
  /** As in `Content-Range: <unit> first-last/total`. */
  unit: string;
  view: Type;
  sort?: string | { example: string; description: string };
  /** The keys that the filter knows, and an example. */
  filter?: { keys: string; example: string };
  /** What a total is when it is an estimate. Without it, all rows are counted. */
  estimated?: string;
  /** What its rows are where nothing matches the search. */
  onlySimilar?: string;
}

/** A list in the manner of ra-data-simple-rest: its parameters, its `Content-Range`, its rows. The handler returns `listed(...)`. */
export const DescribeList = ({ unit, view, sort, filter, estimated, onlySimilar }: ListFacts) => {
  const header = (description: string) => ({ description, schema: { type: 'string' as const } });
  const headers = {
    'Content-Range': header(`\`${unit} first-last/total\``),
    ...(estimated && { 'X-Total-Is-Estimate': header(`\`true\` where the total is ${estimated}.`) }),
    ...(onlySimilar && { 'X-Only-Similar': header(`\`true\` where ${onlySimilar}.`) }),
  };
  const text = { type: String, required: false };
  return applyDecorators(
    AnswersWithRange(unit),
    ...(sort ? [ApiQuery({ name: 'sort', ...text, ...(typeof sort === 'string' ? { example: sort } : sort) })] : []),
    ApiQuery({ name: 'range', ...text, example: '[0,24]', description: `At most ${MOST_ROWS} rows.` }),
    ...(filter
      ? [ApiQuery({ name: 'filter', ...text, example: filter.example, description: `Keys: ${filter.keys}.` })]
      : []),
    ApiOkResponse({ type: [view], headers }),
  );
};
