import { ApiExtension } from '../contract/api-docs.decorators';

export interface ErrorDetails {
  /** One text a field, for forms. */
  errors?: Record<string, string>;
  headers?: Record<string, string>;
}

/** The facts about one code for the description of the API and docs/api.md. */
export interface ErrorKind {
  statusCode: number;
  code: string;
  /** For people. */
  text: string;
  /** For programmers: when it is answered, where the text does not tell. */
  when?: string;
}

const kinds: ErrorKind[] = [];

/** Every kind of expected error that the loaded modules declare, by status and code. */
export const errorKinds = (): ErrorKind[] =>
  kinds.toSorted((a, b) => a.statusCode - b.statusCode || (a.code < b.code ? -1 : 1));

/**
 * A failure that the caller may expect and can act on; the error filter turns it into the API's one error shape. Anything that is
 * not an ExpectedError is a fault of ours.
 */
export abstract class ExpectedError extends Error {
  abstract readonly statusCode: number;
  abstract readonly code: string;
  readonly errors: Record<string, string>;
  readonly headers: Record<string, string>;

  constructor(message: string, details: ErrorDetails = {}) {
    super(message);
    this.errors = details.errors ?? {};
    this.headers = details.headers ?? {};
  }
}

/**
 * Declares a class of expected errors: `class NotHeld extends expectedError(409, 'not_held', 'It is not held.') {}`. The code is
 * stable. One error may have another text and other details than its class.
 */
export function expectedError(
  statusCode: number,
  code: string,
  text: string,
  { when, ...details }: ErrorDetails & Pick<ErrorKind, 'when'> = {},
) {
  kinds.push({ statusCode, code, text, ...(when && { when }) });
  return class extends ExpectedError {
    readonly statusCode = statusCode;
    readonly code = code;
    constructor(message = text, more: ErrorDetails = details) {
      super(message, more);
    }
  };
}

/** Holds the codes of a call until the API's description is complete. */
export const ownCodesMark = 'x-own-codes';

/**
 * Names the stable codes that only this call answers with; their classes know the status. Codes of all calls of its
 * kind are not named, because they follow from roles, body, parameters and limits: see `describeFailures`. A public call that only
 * reads names `unavailable` if it needs the database.
 */
export const DescribeErrors = (...codes: string[]) => ApiExtension(ownCodesMark, codes);
