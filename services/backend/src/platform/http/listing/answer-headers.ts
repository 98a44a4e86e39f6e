import { applyDecorators, HttpCode, type NestInterceptor, type Type, UseInterceptors } from '@nestjs/common';
import type { Response } from 'express';
import { map } from 'rxjs';
import { ApiResponse } from '../contract/api-docs.decorators';

/** One page of a list: its rows, where it begins and how many there are in all. */
export interface ListPage<Row> {
  rows: Row[];
  offset: number;
  total: number;
  /** The total is not exact, because there are too many rows to count. */
  estimated?: boolean;
  /** The search has no match: the rows are only similar. */
  onlySimilar?: boolean;
}

/** The result of a handler of a list: the answer is the views, `Content-Range` is made from the rest. */
export type Listed<View> = ListPage<View>;

export const listed = <Row, View>(page: ListPage<Row>, toView: (row: Row) => View): Listed<View> => ({
  ...page,
  rows: page.rows.map(toView),
});

/** The result of a handler of one record: the answer is the view, and the version goes into `ETag`. */
export class Versioned<View> {
  constructor(
    readonly view: View,
    readonly version: number,
  ) {}
}

export const versioned = <Row extends { version: number }, View>(
  row: Row,
  toView: (row: Row) => View,
): Versioned<View> => new Versioned(toView(row), row.version);

/** The `Content-Range` of one page of a list, as ra-data-simple-rest reads it: `applications 0-24/319`. */
export function contentRange(unit: string, offset: number, rows: number, total: number): string {
  const range = rows === 0 ? '*' : `${offset}-${offset + rows - 1}`;
  return `${unit} ${range}/${total}`;
}

/** Sets a header from the handler's result, and answers with the rest of it. */
const answering = (answer: (result: never, response: Response) => unknown) =>
  UseInterceptors({
    intercept: (context, next) =>
      next.handle().pipe(map((result) => answer(result as never, context.switchToHttp().getResponse<Response>()))),
  } satisfies NestInterceptor);

/** For handlers that return `listed(...)`. */
export const AnswersWithRange = (unit: string) =>
  answering(({ rows, offset, total, estimated, onlySimilar }: Listed<unknown>, response) => {
    if (estimated) response.setHeader('X-Total-Is-Estimate', 'true');
    if (onlySimilar) response.setHeader('X-Only-Similar', 'true');
    response.setHeader('Content-Range', contentRange(unit, offset, rows.length, total));
    return rows;
  });

interface MoreOfAnswer {
  /** Where the status does not tell it all. */
  description?: string;
}

/**
 * Describes and sets what a handler answers with that returns a view, or a record that can be edited by `versioned(...)`, which sets
 * `ETag`. Lists have `@DescribeList`, files `@DescribeFile`.
 */
export const Answers = (status: 200 | 201 | 202, type: Type | [Type], more: MoreOfAnswer = {}) =>
  applyDecorators(
    HttpCode(status),
    answering((result: unknown, response) => {
      if (!(result instanceof Versioned)) return result;
      response.setHeader('ETag', `"${result.version}"`);
      return result.view as unknown;
    }),
    ApiResponse({ ...more, status, type }),
  );

/** For handlers that return nothing: the answer is 204. */
export const AnswersNothing = (description: string) =>
  applyDecorators(HttpCode(204), ApiResponse({ status: 204, description }));
