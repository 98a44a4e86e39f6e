import { ApiOkResponse } from './api-docs.decorators';

export interface DescribedFile {
  type: string;
  description: string;
  disposition: string;
  /** Of a text; bytes have no place in a description. Made when the API is described, which no production does. */
  example?: () => string;
}

/** Describes an answer that is a file, and the name that it comes with. */
export const DescribeFile = ({ type, description, disposition, example }: DescribedFile) =>
  ApiOkResponse({
    description,
    headers: {
      'Content-Disposition': { description: 'Its name.', schema: { type: 'string' }, example: disposition },
    },
    content: {
      [type]:
        example === undefined
          ? { schema: { type: 'string', format: 'binary' } }
          : {
              schema: { type: 'string' },
              get example() {
                return example();
              },
            },
    },
  });
