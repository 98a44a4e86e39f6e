import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import {
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiResponse,
  ApiTags,
} from '../../../platform/http/contract/api-docs.decorators';
import type { Request, Response } from 'express';
import { Public } from '../../../platform/access/access.decorators';
import { DescribeErrors } from '../../../platform/http/errors/describe-errors.decorator';
import { sendBuffered, toBuffered } from '../../../platform/http/server/json-buffer';
import { JobPostView, toJobPostView } from '../job-post.view';
import { ListJobPosts } from './list-job-posts.use-case';
import { ShowJobPost } from './show-job-post.use-case';

const notModified = { status: 304, description: 'Not changed since the answer with this `ETag`.' };
const moved = { status: 308, description: 'By a former slug: `Location` has the present one.' };

@ApiTags('job posts')
@Public()
@Controller('api/jobposts')
export class JobPostsController {
  constructor(
    private readonly listJobPosts: ListJobPosts,
    private readonly showJobPost: ShowJobPost,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listJobPosts', summary: 'List the open positions, newest first, at most 500' })
  @ApiOkResponse({ type: [JobPostView] })
  @ApiResponse(notModified)
  @DescribeErrors('unavailable')
  async list(@Req() request: Request, @Res() response: Response): Promise<void> {
    sendBuffered(request, response, await this.listJobPosts.list());
  }

  @Get(':id')
  @ApiOperation({ operationId: 'showJobPost', summary: 'Show one open position' })
  @ApiParam({ name: 'id', type: String, description: 'Its id, its slug, or a slug that it had.' })
  @ApiOkResponse({ type: JobPostView })
  @ApiResponse(notModified)
  @ApiResponse(moved)
  @DescribeErrors('job_post_closed', 'unavailable')
  async show(@Param('id') idOrSlug: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    sendBuffered(request, response, toBuffered(toJobPostView(await this.showJobPost.show(idOrSlug))));
  }
}
