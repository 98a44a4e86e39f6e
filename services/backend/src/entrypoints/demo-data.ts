import 'reflect-metadata';
import { EditJobPosts } from '../modules/job-posts/edit/edit-job-posts.use-case';
import { JobPostsModule } from '../modules/job-posts/job-posts.controller';
import { loadConfig } from '../platform/config/load-config';
import { runProcess } from '../platform/log/logger';
import { runCommand } from '../run-command';

runProcess('demo-data', async () => {
  const jobPosts = await runCommand(loadConfig(), JobPostsModule, EditJobPosts, (posts) => posts.addDemoPosts());
  process.stdout.write(`${JSON.stringify({ jobPosts })}\n`);
});
