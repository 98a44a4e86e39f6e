import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../platform/access/access.decorators';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../platform/http/errors/expected-error';
import { sendBuffered, toBuffered } from '../../platform/http/server/json-buffer';
import { JobPostView, toJobPostView } from './job-post.view';
import { OpenJobPosts } from './read/open-job-posts';
import { ShowJobPost } from './read/show-job-post.use-case';

const notModified = { status: 304, description: 'Not changed since the answer with this `ETag`.' };

@ApiTags('job posts')
@Public()
@Controller('api/jobposts')
export class JobPostsController {
  constructor(
    private readonly openPosts: OpenJobPosts,
    private readonly showJobPost: ShowJobPost,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listJobPosts', summary: 'List the open positions, newest first, at most 500' })
  @ApiResponse({ status: 200, type: [JobPostView] })
  @ApiResponse(notModified)
  @DescribeErrors('unavailable')
  async list(@Req() request: Request, @Res() response: Response): Promise<void> {
    sendBuffered(request, response, await this.openPosts.get());
  }

  @Get(':id')
  @ApiOperation({ operationId: 'showJobPost', summary: 'Show one open position' })
  @ApiParam({ name: 'id', type: String, description: 'Its id, its slug, or a slug that it had.' })
  @ApiResponse({ status: 200, type: JobPostView })
  @ApiResponse(notModified)
  @ApiResponse({ status: 308, description: 'By a former slug: `Location` has the present one.' })
  @DescribeErrors('job_post_closed', 'unavailable')
  async show(@Param('id') idOrSlug: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    sendBuffered(request, response, toBuffered(toJobPostView(await this.showJobPost.run({ idOrSlug }))));
  }
}
