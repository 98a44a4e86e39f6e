import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';

/** A picture that was uploaded, as posts name it. */
export class UploadedImageView {
  @ApiProperty({
    type: String,
    example: '/career/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08.webp',
    description: 'The path of this site for `image` of a job post. A picture that no post names for a day is removed.',
  })
  image: string;
  @ApiProperty({ type: 'integer', description: 'In pixels, as it is kept.' }) width: number;
  @ApiProperty({ type: 'integer', description: 'In pixels, as it is kept.' }) height: number;
}

/** A picture, as it is sent. */
export class UploadImageForm {
  @ApiProperty({
    type: String,
    format: 'binary',
    description: 'PNG, JPEG or WebP of at most 10 MiB and 12.6 million pixels, which does not move.',
  })
  image: string;
}
