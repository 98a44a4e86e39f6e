import { Answers, type Listed, listed, type Versioned, versioned } from '../../../platform/http/listing/answer-headers';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { Allow } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeList } from '../../../platform/http/listing/describe-list.decorator';
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
  async list(@Query() query: Record<string, unknown>): Promise<Listed<JobPostAdminView>> {
    return listed(await this.posts.search(query), toJobPostAdminView);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'findJobPost', summary: 'Show one job post in any state, with its version' })
  @Answers(200, JobPostAdminView)
  async find(@Param('id') id: string): Promise<Versioned<JobPostAdminView>> {
    return versioned(await this.posts.find(id), toJobPostAdminView);
  }
}
