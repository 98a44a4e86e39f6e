import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChangesModule } from '../../platform/changes/changes.module';
import { FastLaneModule } from '../../platform/http/fast-lane.module';
import { AuditModule } from '../audit/audit.module';
import { AddDemoJobPosts } from './add-demo-job-posts.use-case';
import { CountOpenJobPosts } from './count-open-job-posts.use-case';
import { CreateJobPost } from './create-job-post.use-case';
import { DeleteJobPost } from './delete-job-post.use-case';
import { EditJobPostsAdminController } from './edit-job-posts.admin.controller';
import { EditJobPostsRepository } from './edit-job-posts.repository';
import { FindJobPost } from './find-job-post.use-case';
import { FindOpenJobPost } from './find-open-job-post.use-case';
import { JobPostEntity } from './job-post.entity';
import { JobPostsAdminController } from './job-posts.admin.controller';
import { JobPostsAdminRepository } from './job-posts.admin.repository';
import { JobPostsController } from './job-posts.controller';
import { JobPostsRepository } from './job-posts.repository';
import { ListJobPosts } from './list-job-posts.use-case';
import { ListJobPostUpdates } from './list-job-post-updates.use-case';
import { SearchJobPosts } from './search-job-posts.use-case';
import { ShowJobPost } from './show-job-post.use-case';
import { UpdateJobPost } from './update-job-post.use-case';

@Module({
  imports: [AuditModule, ChangesModule, FastLaneModule, TypeOrmModule.forFeature([JobPostEntity])],
  controllers: [JobPostsController, JobPostsAdminController, EditJobPostsAdminController],
  providers: [
    JobPostsRepository,
    JobPostsAdminRepository,
    EditJobPostsRepository,
    ListJobPosts,
    ShowJobPost,
    FindOpenJobPost,
    SearchJobPosts,
    FindJobPost,
    CreateJobPost,
    UpdateJobPost,
    DeleteJobPost,
    AddDemoJobPosts,
    CountOpenJobPosts,
    ListJobPostUpdates,
  ],
  exports: [FindOpenJobPost, CountOpenJobPosts, ListJobPosts, ShowJobPost, ListJobPostUpdates],
})
export class JobPostsModule {}
