import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { Allow, CurrentCaller, type Caller } from '../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../platform/http/errors/expected-error';
import { Answers, type Listed, listed, type Versioned, versioned } from '../../platform/http/listing/answer-headers';
import { DescribeList } from '../../platform/http/listing/describe-list.decorator';
import { IfMatch } from '../../platform/http/listing/record-version';
import { CreateJobPost } from './edit/create-job-post.use-case';
import { DeleteJobPost } from './edit/delete-job-post.use-case';
import { RenderDescriptionRequest, SaveJobPostRequest } from './edit/save-job-post.dto';
import { UpdateJobPost } from './edit/update-job-post.use-case';
import {
  JobPostAdminView,
  JobPostListedView,
  parseDescription,
  toJobPostAdminView,
  toJobPostListedView,
} from './job-post.view';
import { RenderingView, toRendering } from './rendering/rendering.view';
import { FindJobPostToEdit } from './search/find-job-post-to-edit.use-case';
import { SearchJobPosts } from './search/search-job-posts.use-case';

const filter = {
  keys: 'q, title, state (one or several), location, closing (true: within a week), id',
  example: '{"state":["draft","scheduled"]}',
};

@ApiTags('job posts')
@Allow('hr')
@Controller('api')
export class JobPostsAdminController {
  constructor(
    private readonly searchJobPosts: SearchJobPosts,
    private readonly findJobPostToEdit: FindJobPostToEdit,
    private readonly createJobPost: CreateJobPost,
    private readonly updateJobPost: UpdateJobPost,
    private readonly deleteJobPost: DeleteJobPost,
  ) {}

  @Get('admin/job-posts')
  @ApiOperation({ operationId: 'searchJobPosts', summary: 'List job posts in every state' })
  @DescribeList({ unit: 'job-posts', view: JobPostListedView, sort: '["createdAt","DESC"]', filter })
  async list(@Query() query: Record<string, unknown>): Promise<Listed<JobPostListedView>> {
    return listed(await this.searchJobPosts.run(query), toJobPostListedView);
  }

  @Post('admin/job-posts/rendering')
  @ApiOperation({ operationId: 'renderJobPostText', summary: 'Show a long text as the site would' })
  @Answers(200, RenderingView)
  render(@Body() { description }: RenderDescriptionRequest): RenderingView {
    return { nodes: toRendering(parseDescription(description)) };
  }

  @Get('admin/job-posts/:id')
  @ApiOperation({ operationId: 'findJobPost', summary: 'Show one job post in any state, with its version' })
  @Answers(200, JobPostAdminView)
  async find(@Param('id') id: string): Promise<Versioned<JobPostAdminView>> {
    return versioned(await this.findJobPostToEdit.run({ id }), toJobPostAdminView);
  }

  @Post('jobposts')
  @DescribeErrors('same_title')
  @ApiOperation({ operationId: 'createJobPost', summary: 'Add a job post; four fields make an open one' })
  @Answers(201, JobPostAdminView)
  async create(
    @Body() request: SaveJobPostRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<JobPostAdminView>> {
    return versioned(await this.createJobPost.run(request, caller), toJobPostAdminView);
  }

  @Put('jobposts/:id')
  @DescribeErrors('same_title')
  @ApiOperation({ operationId: 'updateJobPost', summary: 'Change a job post; what is left out stays' })
  @Answers(200, JobPostAdminView)
  async update(
    @Param('id') id: string,
    @Body() request: SaveJobPostRequest,
    @IfMatch() version: number | null,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<JobPostAdminView>> {
    return versioned(await this.updateJobPost.run({ id, version, request }, caller), toJobPostAdminView);
  }

  @Delete('jobposts/:id')
  @ApiOperation({ operationId: 'deleteJobPost', summary: 'Remove a job post and tell what it was' })
  @Answers(200, JobPostAdminView)
  async delete(
    @Param('id') id: string,
    @IfMatch() version: number | null,
    @CurrentCaller() caller: Caller,
  ): Promise<JobPostAdminView> {
    return toJobPostAdminView(await this.deleteJobPost.run({ id, version }, caller));
  }
}
