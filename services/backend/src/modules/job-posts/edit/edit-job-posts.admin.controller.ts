import { Answers, type Versioned, versioned } from '../../../platform/http/listing/answer-headers';
import { Body, Controller, Delete, Param, Post, Put } from '@nestjs/common';
import { Allow, CurrentDoer, type Doer } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { IfMatch } from '../../../platform/http/listing/record-version';
import { EditJobPosts } from './edit-job-posts.use-case';
import { JobPostAdminView, toJobPostAdminView } from '../job-post.view';
import { SaveJobPostRequest } from './save-job-post.dto';

@ApiTags('job posts')
@Allow('hr')
@Controller('api/jobposts')
export class EditJobPostsAdminController {
  constructor(private readonly posts: EditJobPosts) {}

  @Post()
  @ApiOperation({ operationId: 'createJobPost', summary: 'Add a job post; four fields make an open one' })
  @Answers(201, JobPostAdminView)
  async create(@Body() given: SaveJobPostRequest, @CurrentDoer() doer: Doer): Promise<Versioned<JobPostAdminView>> {
    return versioned(await this.posts.create(given, doer), toJobPostAdminView);
  }

  @Put(':id')
  @ApiOperation({ operationId: 'updateJobPost', summary: 'Change a job post; what is left out stays' })
  @Answers(200, JobPostAdminView)
  async update(
    @Param('id') postId: string,
    @Body() given: SaveJobPostRequest,
    @IfMatch() version: number | null,
    @CurrentDoer() doer: Doer,
  ): Promise<Versioned<JobPostAdminView>> {
    return versioned(await this.posts.update(postId, given, version, doer), toJobPostAdminView);
  }

  @Delete(':id')
  @ApiOperation({ operationId: 'deleteJobPost', summary: 'Remove a job post and tell what it was' })
  @Answers(200, JobPostAdminView)
  async delete(
    @Param('id') postId: string,
    @IfMatch() version: number | null,
    @CurrentDoer() doer: Doer,
  ): Promise<JobPostAdminView> {
    return toJobPostAdminView(await this.posts.delete(postId, version, doer));
  }
}
