import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  HttpCode,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';
import { ApiResponse } from '../contract/api-docs.decorators';
import { etagOf } from './record-version';

const unitKey = 'list-unit';

/** One page of a list: its rows, where it begins and how many there are in all. */
export interface ListPage<Row> {
  rows: Row[];
  offset: number;
  total: number;
}

/** The result of a handler of a list: the answer is the views, `Content-Range` is made from the rest. */
export class Listed<View> {
  constructor(
    readonly views: View[],
    readonly offset: number,
    readonly total: number,
  ) {}
}

export const listed = <Row, View>({ rows, offset, total }: ListPage<Row>, toView: (row: Row) => View): Listed<View> =>
  new Listed(rows.map(toView), offset, total);

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

/** Sets `Content-Range` or `ETag`, and answers with the views alone. */
@Injectable()
class AnswerHeaders implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      map((answer: unknown) => {
        if (answer instanceof Versioned) {
          response.setHeader('ETag', etagOf(answer.version));
          return answer.view as unknown;
        }
        if (!(answer instanceof Listed)) return answer;
        const { views, offset, total } = answer;
        const unit = this.reflector.get<string>(unitKey, context.getHandler());
        response.setHeader('Content-Range', contentRange(unit, offset, views.length, total));
        return views as unknown;
      }),
    );
  }
}

/** For handlers that return `listed(...)`. */
export const AnswersWithRange = (unit: string) =>
  applyDecorators(SetMetadata(unitKey, unit), UseInterceptors(AnswerHeaders));

interface MoreOfAnswer {
  /** Where the status does not tell it all. */
  description?: string;
  headers?: Record<string, { description?: string; schema: { type: 'string' } }>;
}

/**
 * Describes and sets what a handler answers with that returns a view, or a record that can be edited by `versioned(...)`, which sets
 * `ETag`. Lists have `@DescribeList`, files `@DescribeFile`.
 */
export const Answers = (status: 200 | 201 | 202, type: Type | [Type], more: MoreOfAnswer = {}) =>
  applyDecorators(HttpCode(status), UseInterceptors(AnswerHeaders), ApiResponse({ ...more, status, type }));

/** For handlers that return nothing: the answer is 204. */
export const AnswersNothing = (description: string) =>
  applyDecorators(HttpCode(204), ApiResponse({ status: 204, description }));
