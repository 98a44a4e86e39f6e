import { ExpectedError, expectedError } from '../../../platform/http/errors/expected-error';

/** Visitors could see it once. */
export class JobPostClosed extends expectedError(410, 'job_post_closed', 'This position is no longer open.') {}

/** It was asked for by a slug that it no longer has. */
export class JobPostMoved extends ExpectedError {
  readonly statusCode = 308;
  readonly code = 'job_post_moved';
  constructor(slug: string) {
    super('This position has a new address.', { headers: { Location: `/api/jobposts/${slug}` } });
  }
}
