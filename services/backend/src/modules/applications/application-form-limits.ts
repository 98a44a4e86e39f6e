import type { MultipartLimits } from '../../platform/multipart/multipart-limits';

/** What is read from the wire at most; the rules of the fields themselves stand in the request class. */
export const applicationFormLimits: MultipartLimits = {
  rule: 'application',
  fileField: 'resume',
  fileBytes: 5 * 1024 * 1024,
  fieldBytes: 64 * 1024,
  fields: 24,
};
