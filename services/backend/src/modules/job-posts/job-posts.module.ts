import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChangesModule } from '../../platform/changes/changes';
import { FastLaneModule } from '../../platform/http/server/fast-lane';
import { MultipartModule } from '../../platform/multipart/uploads';
import { PagesModule } from '../../platform/pages/shells';
import { FindPublishedFigure } from '../applications/answers/find-published-figure.use-case';
import { AuditModule } from '../audit/audit.module';
import { AddDemoJobPosts } from './edit/add-demo-job-posts.use-case';
import { CreateJobPost } from './edit/create-job-post.use-case';
import { DeleteJobPost } from './edit/delete-job-post.use-case';
import { UpdateJobPost } from './edit/update-job-post.use-case';
import { PostImagesAdminController } from './image/post-images.admin.controller';
import { ReadPostImage } from './image/read-post-image.use-case';
import { UploadPostImage } from './image/upload-post-image.use-case';
import { JobPostEntity } from './job-post.entity';
import { JobPostsAdminController } from './job-posts.admin.controller';
import { JobPostsController } from './job-posts.controller';
import { JobFeedsController } from './pages/job-feeds.controller';
import { JobPagesController } from './pages/job-pages.controller';
import { KeptFeeds } from './pages/kept-feeds';
import { KeptJobPages } from './pages/kept-job-pages';
import { FindPublicJobPost } from './read/find-public-job-post.use-case';
import { ListJobPostUpdates } from './read/list-job-post-updates.use-case';
import { OpenJobPosts } from './read/open-job-posts';
import { ShowJobPost } from './read/show-job-post.use-case';
import { FindJobPostToEdit } from './search/find-job-post-to-edit.use-case';
import { SearchJobPosts } from './search/search-job-posts.use-case';

/** Job posts, and the careers pages, feeds and share cards that are made of them. */
@Module({
  imports: [
    AuditModule,
    ChangesModule,
    FastLaneModule,
    PagesModule,
    MultipartModule,
    TypeOrmModule.forFeature([JobPostEntity]),
  ],
  controllers: [
    JobPostsController,
    JobPostsAdminController,
    PostImagesAdminController,
    JobPagesController,
    JobFeedsController,
  ],
  providers: [
    OpenJobPosts,
    FindPublishedFigure,
    KeptFeeds,
    KeptJobPages,
    ShowJobPost,
    FindPublicJobPost,
    ListJobPostUpdates,
    SearchJobPosts,
    FindJobPostToEdit,
    CreateJobPost,
    UpdateJobPost,
    DeleteJobPost,
    AddDemoJobPosts,
    UploadPostImage,
    ReadPostImage,
  ],
  exports: [SearchJobPosts],
})
export class JobPostsModule {}
