import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChangesModule } from '../../platform/changes/changes';
import { FastLaneModule } from '../../platform/http/server/fast-lane';
import { PagesModule } from '../../platform/pages/shells';
import { AuditModule } from '../audit/audit.module';
import { EditJobPosts } from './edit/edit-job-posts.use-case';
import { JobPostEntity } from './job-post.entity';
import { JobPostsAdminController, JobPostsController } from './job-posts.controller';
import { JobFeedsController } from './pages/job-feeds.controller';
import { JobPagesController } from './pages/job-pages.controller';
import { OpenJobPosts } from './read/find-job-post.use-case';
import { FindJobPosts } from './search/find-job-posts.use-case';

/** Job posts, and the careers pages, feeds and share cards that are made of them. */
@Module({
  imports: [AuditModule, ChangesModule, FastLaneModule, PagesModule, TypeOrmModule.forFeature([JobPostEntity])],
  controllers: [JobPostsController, JobPostsAdminController, JobPagesController, JobFeedsController],
  providers: [OpenJobPosts, FindJobPosts, EditJobPosts],
})
export class JobPostsModule {}
