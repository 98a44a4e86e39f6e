import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../../../platform/access/access.decorators';
import { ApiExcludeController } from '../../../platform/http/contract/api-docs.decorators';
import { KeptFeeds } from './kept-feeds';

/** The open positions for machines that come again: readers of feeds, job boards, search engines. */
@ApiExcludeController()
@Public()
@Controller()
export class JobFeedsController {
  constructor(private readonly feeds: KeptFeeds) {}

  @Get('feeds/jobs.atom')
  async atom(@Res() response: Response): Promise<void> {
    sendXml(response, 'application/atom+xml', await this.feeds.get('atom'));
  }

  @Get('feeds/jobs.xml')
  async board(@Res() response: Response): Promise<void> {
    sendXml(response, 'application/xml', await this.feeds.get('board'));
  }

  @Get('sitemap-jobs.xml')
  async sitemap(@Res() response: Response): Promise<void> {
    sendXml(response, 'application/xml', await this.feeds.get('sitemap'));
  }
}

function sendXml(response: Response, type: string, feed: Buffer): void {
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.end(feed);
}
