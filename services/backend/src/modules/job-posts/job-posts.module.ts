import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChangesModule } from '../../platform/changes/changes';
import { FastLaneModule } from '../../platform/http/server/fast-lane';
import { PagesModule } from '../../platform/pages/shells';
import { AuditModule } from '../audit/audit.module';
import { AddDemoJobPosts } from './edit/add-demo-job-posts.use-case';
import { EditJobPostsAdminController } from './edit/edit-job-posts.admin.controller';
import { EditJobPosts } from './edit/edit-job-posts.use-case';
import { JobPostEntity } from './job-post.entity';
import { FindJobPosts } from './search/find-job-posts.use-case';
import { JobPostsAdminController } from './search/job-posts.admin.controller';
import { JobPostsAdminRepository } from './search/job-posts.admin.repository';
import { JobPostsController } from './read/job-posts.controller';
import { PostCards } from './pages/draw-post-card';
import { FilledPages } from './pages/filled-pages';
import { JobFeedsController } from './pages/job-feeds.controller';
import { JobPagesController } from './pages/job-pages.controller';
import { ListJobPosts } from './read/list-job-posts.use-case';
import { ShowJobPost } from './read/show-job-post.use-case';

@Module({
  imports: [AuditModule, ChangesModule, FastLaneModule, TypeOrmModule.forFeature([JobPostEntity])],
  controllers: [JobPostsController, JobPostsAdminController, EditJobPostsAdminController],
  providers: [JobPostsAdminRepository, ListJobPosts, ShowJobPost, FindJobPosts, EditJobPosts, AddDemoJobPosts],
  exports: [ListJobPosts, ShowJobPost],
})
export class JobPostsModule {}

/** The careers pages, feeds and share cards. */
@Module({
  imports: [JobPostsModule, PagesModule],
  controllers: [JobPagesController, JobFeedsController],
  providers: [FilledPages, PostCards],
})
export class JobPagesModule {}
