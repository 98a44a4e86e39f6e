import { Controller, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Allow, CurrentCaller, type Caller } from '../../../platform/access/access.decorators';
import { ApiBody, ApiConsumes, ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/expected-error';
import { PostFile } from '../../../platform/http/forms/form-route';
import { Answers } from '../../../platform/http/listing/answer-headers';
import { type MultipartLimits, readMultipart } from '../../../platform/multipart/read-multipart';
import { Uploads } from '../../../platform/multipart/uploads';
import { LimitRate } from '../../../platform/rate-limit/rate-limit.guard';
import { pictureLimits } from './judge-picture';
import { UploadedImageView, UploadImageForm } from './post-images.view';
import { UploadPostImage } from './upload-post-image.use-case';

const RULE = 'post-image';
const limits: MultipartLimits = {
  rule: RULE,
  fileField: 'image',
  fileBytes: pictureLimits.bytes,
  fieldBytes: 0,
  fields: 0,
};

/** Pictures for job posts. */
@ApiTags('job posts')
@Allow('hr')
@Controller()
export class PostImagesAdminController {
  constructor(
    private readonly uploadImage: UploadPostImage,
    private readonly uploads: Uploads,
  ) {}

  @PostFile('api/admin/job-posts/images')
  @LimitRate(RULE)
  @ApiOperation({
    operationId: 'uploadJobPostImage',
    summary: 'Upload a picture for a job post: PNG, JPEG or WebP, which is made anew without its metadata',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UploadImageForm })
  @Answers(200, UploadedImageView)
  @DescribeErrors('picture_refused', 'file_too_large')
  async upload(@Req() request: Request, @CurrentCaller() caller: Caller): Promise<UploadedImageView> {
    const { file } = await readMultipart(request, limits, this.uploads);
    return this.uploadImage.run({ bytes: file?.bytes }, caller);
  }
}
