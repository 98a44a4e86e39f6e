export interface ErrorDetails {
  /** One text a field, for forms. */
  errors?: Record<string, string>;
  headers?: Record<string, string>;
}

/**
 * A failure that the caller may expect and can act on. Subclasses give a stable code, a status and a text; the error filter
 * turns them into the API's one error shape. Whatever is not an ExpectedError is a fault of ours.
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

/** A class of expected errors that always say the same: `class NotHeld extends expectedError(409, 'not_held', 'It is not held.') {}`. */
export function expectedError(statusCode: number, code: string, text: string, details?: ErrorDetails) {
  return class extends ExpectedError {
    readonly statusCode = statusCode;
    readonly code = code;
    constructor() {
      super(text, details);
    }
  };
}
