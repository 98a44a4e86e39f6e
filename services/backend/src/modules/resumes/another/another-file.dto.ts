import { TextField } from '../../../platform/fields/form-field.decorator';
import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import type { MultipartLimits } from '../../../platform/multipart/read-multipart';
import { LARGEST_RESUME_MIB } from '../resumes.facts';

/** The kind under which it is counted, and the texts of its answers. */
export const anotherFile = {
  kind: 'another-file',
  thanks: 'We have your file. It takes the place of the one that we could not open.',
  incomplete: 'Choose a file.',
};

export const formLimits: MultipartLimits = {
  rule: 'application',
  fileField: 'resume',
  fileBytes: LARGEST_RESUME_MIB * 1024 * 1024,
  fieldBytes: 1024,
  fields: 4,
};

export class AnotherFileRequest {
  @TextField({
    maxLength: 100,
    missing: 'The link is missing. Open it from the mail again.',
    description: "The last part of the link's address.",
    example: 'p4tzcK7qfn2m9xhQ0vB8Xn2lGk3q0vB8Xn2lGk3q0vB',
  })
  token: string;
}

/** As it is documented: with the file part. */
export class AnotherFileForm extends AnotherFileRequest {
  @ApiProperty({
    type: String,
    format: 'binary',
    description: `pdf, doc or docx of at most ${LARGEST_RESUME_MIB} MiB.`,
  })
  resume: string;
}
