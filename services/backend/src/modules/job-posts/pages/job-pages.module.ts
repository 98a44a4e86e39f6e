import { Module } from '@nestjs/common';
import { JobPostsModule } from '../job-posts.module';
import { FilledPages } from './filled-pages';
import { JobFeedsController } from './job-feeds.controller';
import { JobPagesController } from './job-pages.controller';
import { PostCards } from './post-cards';
import { Shells } from './shells';

@Module({
  imports: [JobPostsModule],
  controllers: [JobPagesController, JobFeedsController],
  providers: [FilledPages, PostCards, Shells],
})
export class JobPagesModule {}
