import { Module } from '@nestjs/common';
import { ChangesModule } from '../../platform/changes/changes';
import { AddDemoJobPosts } from './edit/add-demo-job-posts.use-case';

/** What the command needs that fills an empty careers page. */
@Module({ imports: [ChangesModule], providers: [AddDemoJobPosts] })
export class DemoCommandModule {}
