import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { ApiExcludeController } from '../../../platform/http/contract/api-docs.decorators';
import { jobPosts } from '../read/job-posts.repository';
import { ListJobPosts } from '../read/list-job-posts.use-case';
import { type Company, companyOf } from './describe-post';
import { atomOf, boardFeedOf, type FedPost, jobsSitemapOf } from './job-feeds';

const XML = 'application/xml; charset=utf-8';

/** The open positions for machines that come again: readers of feeds, job boards, search engines. */
@ApiExcludeController()
@Public()
@Controller()
export class JobFeedsController {
  private readonly company: Company;

  constructor(
    private readonly posts: ListJobPosts,
    private readonly database: Database,
    @InjectConfig() config: Config,
  ) {
    this.company = companyOf(config);
  }

  @Get('feeds/jobs.atom')
  async atom(@Res() response: Response): Promise<void> {
    send(response, 'application/atom+xml; charset=utf-8', atomOf(await this.list(), this.company));
  }

  @Get('feeds/jobs.xml')
  async board(@Res() response: Response): Promise<void> {
    send(response, XML, boardFeedOf(await this.list(), this.company));
  }

  @Get('sitemap-jobs.xml')
  async sitemap(@Res() response: Response): Promise<void> {
    send(response, XML, jobsSitemapOf(await this.list(), this.company));
  }

  /** Only posts that are open in both readings, so that a post that closes between them is in neither feed. */
  private async list(): Promise<FedPost[]> {
    const [{ value: posts }, updates] = await Promise.all([this.posts.list(), jobPosts.listUpdates(this.database)]);
    const updatedAt = new Map(updates.map(({ id, at }) => [id, at.toISOString()]));
    return posts.flatMap((post) => {
      const at = updatedAt.get(post.id);
      return at === undefined ? [] : [{ post, updatedAt: at }];
    });
  }
}

function send(response: Response, type: string, text: string): void {
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Content-Type', type);
  response.end(text);
}
