import { Body, Controller, Delete, Get, Module, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Request, Response } from 'express';
import { Allow, CurrentCaller, type Caller, Public } from '../../platform/access/access.decorators';
import { ChangesModule } from '../../platform/changes/changes';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '../../platform/http/contract/api-docs.decorators';
import { Database } from '../../platform/database/database';
import { DescribeErrors } from '../../platform/http/errors/expected-error';
import { Answers, type Listed, listed, type Versioned, versioned } from '../../platform/http/listing/answer-headers';
import { DescribeList } from '../../platform/http/listing/describe-list.decorator';
import { IfMatch } from '../../platform/http/listing/record-version';
import { FastLaneModule } from '../../platform/http/server/fast-lane';
import { sendBuffered, toBuffered } from '../../platform/http/server/json-buffer';
import { PagesModule } from '../../platform/pages/shells';
import { AuditModule } from '../audit/audit.module';
import { EditJobPosts } from './edit/edit-job-posts.use-case';
import { SaveJobPostRequest } from './edit/save-job-post.dto';
import { JobPostEntity } from './job-post.entity';
import { JobPostAdminView, JobPostView, toJobPostAdminView, toJobPostView } from './job-post.view';
import { JobFeedsController } from './pages/job-feeds.controller';
import { JobPagesController } from './pages/job-pages.controller';
import { OpenJobPosts, showJobPost } from './read/find-job-post.use-case';
import { FindJobPosts } from './search/find-job-posts.use-case';

const notModified = { status: 304, description: 'Not changed since the answer with this `ETag`.' };

@ApiTags('job posts')
@Public()
@Controller('api/jobposts')
class JobPostsController {
  constructor(
    private readonly openPosts: OpenJobPosts,
    private readonly database: Database,
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
    sendBuffered(request, response, toBuffered(toJobPostView(await showJobPost(this.database, idOrSlug))));
  }
}

const filter = { keys: 'q, state (one or several), location, id', example: '{"state":["draft","scheduled"]}' };

@ApiTags('job posts')
@Allow('hr')
@Controller('api')
class JobPostsAdminController {
  constructor(
    private readonly posts: FindJobPosts,
    private readonly edit: EditJobPosts,
  ) {}

  @Get('admin/job-posts')
  @ApiOperation({ operationId: 'searchJobPosts', summary: 'List job posts in every state' })
  @DescribeList({ unit: 'job-posts', view: JobPostAdminView, sort: '["createdAt","DESC"]', filter })
  async list(@Query() query: Record<string, unknown>): Promise<Listed<JobPostAdminView>> {
    return listed(await this.posts.search(query), toJobPostAdminView);
  }

  @Get('admin/job-posts/:id')
  @ApiOperation({ operationId: 'findJobPost', summary: 'Show one job post in any state, with its version' })
  @Answers(200, JobPostAdminView)
  async find(@Param('id') id: string): Promise<Versioned<JobPostAdminView>> {
    return versioned(await this.posts.find(id), toJobPostAdminView);
  }

  @Post('jobposts')
  @ApiOperation({ operationId: 'createJobPost', summary: 'Add a job post; four fields make an open one' })
  @Answers(201, JobPostAdminView)
  async create(
    @Body() given: SaveJobPostRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<JobPostAdminView>> {
    return versioned(await this.edit.create(given, caller), toJobPostAdminView);
  }

  @Put('jobposts/:id')
  @ApiOperation({ operationId: 'updateJobPost', summary: 'Change a job post; what is left out stays' })
  @Answers(200, JobPostAdminView)
  async update(
    @Param('id') postId: string,
    @Body() given: SaveJobPostRequest,
    @IfMatch() version: number | null,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<JobPostAdminView>> {
    return versioned(await this.edit.update(postId, given, version, caller), toJobPostAdminView);
  }

  @Delete('jobposts/:id')
  @ApiOperation({ operationId: 'deleteJobPost', summary: 'Remove a job post and tell what it was' })
  @Answers(200, JobPostAdminView)
  async delete(
    @Param('id') postId: string,
    @IfMatch() version: number | null,
    @CurrentCaller() caller: Caller,
  ): Promise<JobPostAdminView> {
    return toJobPostAdminView(await this.edit.delete(postId, version, caller));
  }
}

/** Job posts, and the careers pages, feeds and share cards that are made of them. */
@Module({
  imports: [AuditModule, ChangesModule, FastLaneModule, PagesModule, TypeOrmModule.forFeature([JobPostEntity])],
  controllers: [JobPostsController, JobPostsAdminController, JobPagesController, JobFeedsController],
  providers: [OpenJobPosts, FindJobPosts, EditJobPosts],
})
export class JobPostsModule {}
