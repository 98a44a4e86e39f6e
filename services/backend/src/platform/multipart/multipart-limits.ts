import { MalformedRequest, PayloadTooLarge } from '../http/errors/http.errors';

export interface MultipartLimits {
  /** The rate limit of the call, by name: a share of it may be under way at once. */
  rule: string;
  /** The one field that may carry a file. */
  fileField: string;
  /** Bytes of the file. */
  fileBytes: number;
  /** Bytes of one text field. */
  fieldBytes: number;
  /** Number of text fields. */
  fields: number;
}

/** Bytes of the largest allowed form. Boundaries and part headers get 64 KiB. */
const mostBytes = ({ fileBytes, fieldBytes, fields }: MultipartLimits) => fileBytes + fieldBytes * fields + 65_536;

/** Whether a form of so many bytes cannot be an allowed one. */
export const isTooLarge = (announced: number, limits: MultipartLimits) => announced > mostBytes(limits);

export const fileTooLarge = ({ fileField, fileBytes }: MultipartLimits) =>
  new PayloadTooLarge(
    `The file is larger than ${Math.round(fileBytes / 1024 / 1024)} MB.`,
    'file_too_large',
    fileField,
  );

export const tooManyParts = () => new MalformedRequest('The form has more parts than expected.');
