import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Allow } from '../../../platform/access/access.decorators';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '../../../platform/http/api-docs.decorators';
import { contentRange } from '../../../platform/http/content-range';
import { DescribeErrors } from '../../../platform/http/describe-errors.decorator';
import { DescribeList } from '../../../platform/http/describe-list.decorator';
import { etagOf } from '../../../platform/http/record-version';
import { JobPostAdminView, toJobPostAdminView } from '../job-post.view';
import { FindJobPosts } from './find-job-posts.use-case';

const filter = { keys: 'q, state (one or several), location, id', example: '{"state":["draft","scheduled"]}' };

@ApiTags('job posts')
@Allow('hr')
@Controller('api/admin/job-posts')
export class JobPostsAdminController {
  constructor(private readonly posts: FindJobPosts) {}

  @Get()
  @ApiOperation({ operationId: 'searchJobPosts', summary: 'List job posts in every state' })
  @DescribeList({ unit: 'job-posts', view: JobPostAdminView, sort: '["createdAt","DESC"]', filter })
  @DescribeErrors(400, 401, 403, 503)
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<JobPostAdminView[]> {
    const { rows, offset, total } = await this.posts.search(query);
    response.setHeader('Content-Range', contentRange('job-posts', offset, rows.length, total));
    return rows.map(toJobPostAdminView);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'findJobPost', summary: 'Show one job post in whatever state, with its version' })
  @ApiParam({ name: 'id', type: String, format: 'uuid' })
  @ApiOkResponse({ type: JobPostAdminView })
  @DescribeErrors(401, 403, 404, 503)
  async find(@Param('id') id: string, @Res({ passthrough: true }) response: Response): Promise<JobPostAdminView> {
    const post = await this.posts.find(id);
    response.setHeader('ETag', etagOf(post.version));
    return toJobPostAdminView(post);
  }
}
