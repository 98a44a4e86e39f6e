import { Body, Controller, Delete, Param, Post, Put, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Allow } from '../../../platform/access/access.decorators';
import { CurrentDoer, type Doer } from '../../../platform/access/current-doer.decorator';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '../../../platform/http/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/describe-errors.decorator';
import { DescribeIfMatch } from '../../../platform/http/describe-if-match.decorator';
import { IfMatch } from '../../../platform/http/if-match.decorator';
import { etagOf } from '../../../platform/http/record-version';
import { EditJobPosts } from './edit-job-posts.use-case';
import { JobPostAdminView, toJobPostAdminView } from '../job-post.view';
import { SaveJobPostRequest } from './save-job-post.dto';

const id = { name: 'id', type: String, format: 'uuid' };

@ApiTags('job posts')
@Allow('hr')
@Controller('api/jobposts')
export class EditJobPostsAdminController {
  constructor(private readonly posts: EditJobPosts) {}

  @Post()
  @ApiOperation({ operationId: 'createJobPost', summary: 'Add a job post; four fields make an open one' })
  @ApiCreatedResponse({ type: JobPostAdminView })
  @DescribeErrors(400, 401, 403, 413, 415, 503)
  async create(
    @Body() given: SaveJobPostRequest,
    @CurrentDoer() doer: Doer,
    @Res({ passthrough: true }) response: Response,
  ): Promise<JobPostAdminView> {
    const post = await this.posts.create(given, doer);
    response.setHeader('ETag', etagOf(post.version));
    return toJobPostAdminView(post);
  }

  @Put(':id')
  @ApiOperation({ operationId: 'updateJobPost', summary: 'Change a job post; what is left out stays' })
  @ApiParam(id)
  @DescribeIfMatch()
  @ApiOkResponse({ type: JobPostAdminView })
  @DescribeErrors(400, 401, 403, 404, 412, 413, 415, 503)
  async update(
    @Param('id') postId: string,
    @Body() given: SaveJobPostRequest,
    @IfMatch() version: number | null,
    @CurrentDoer() doer: Doer,
    @Res({ passthrough: true }) response: Response,
  ): Promise<JobPostAdminView> {
    const post = await this.posts.update(postId, given, version, doer);
    response.setHeader('ETag', etagOf(post.version));
    return toJobPostAdminView(post);
  }

  @Delete(':id')
  @ApiOperation({ operationId: 'deleteJobPost', summary: 'Remove a job post and tell what it was' })
  @ApiParam(id)
  @DescribeIfMatch()
  @ApiOkResponse({ type: JobPostAdminView })
  @DescribeErrors(401, 403, 404, 412, 503)
  async delete(
    @Param('id') postId: string,
    @IfMatch() version: number | null,
    @CurrentDoer() doer: Doer,
  ): Promise<JobPostAdminView> {
    return toJobPostAdminView(await this.posts.delete(postId, version, doer));
  }
}
