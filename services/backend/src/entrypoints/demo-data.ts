import 'reflect-metadata';
import { AddDemoJobPosts } from '../modules/job-posts/edit/add-demo-job-posts.use-case';
import { DemoCommandModule } from '../modules/job-posts/demo-command.module';
import { loadConfig } from '../platform/config/load-config';
import { runProcess } from '../platform/log/logger';
import { runCommand } from '../run-command';

runProcess('demo-data', async () => {
  const jobPosts = await runCommand(loadConfig(), DemoCommandModule, AddDemoJobPosts, (demo) => demo.run());
  process.stdout.write(`${JSON.stringify({ jobPosts })}\n`);
});
