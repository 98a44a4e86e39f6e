import { Module } from '@nestjs/common';
import { JobPostsModule } from '../job-posts.module';
import { FilledPages } from './filled-pages';
import { JobFeedsController } from './job-feeds.controller';
import { JobPagesController } from './job-pages.controller';
import { PostCards } from './post-cards';
import { PagesModule } from '../../../platform/pages/pages.module';

@Module({
  imports: [JobPostsModule, PagesModule],
  controllers: [JobPagesController, JobFeedsController],
  providers: [FilledPages, PostCards],
})
export class JobPagesModule {}
