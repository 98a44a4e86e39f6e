import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../../platform/access/access.decorators';
import { ApiExcludeController } from '../../../platform/http/contract/api-docs.decorators';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { toJobPostView } from '../job-post.view';
import { ShowJobPost } from '../read/show-job-post.use-case';
import { FilledPages } from './filled-pages';
import { pathOfJobPost } from '../job-post.facts';
import { PostCards } from './draw-post-card';
import { sendNotFound, sendPage } from '../../../platform/pages/send-page';
import { Shells } from '../../../platform/pages/shells';

/** The query of an address, with its question mark. */
const searchOf = ({ originalUrl }: Request) => /\?.*/s.exec(originalUrl)?.[0] ?? '';

/** The careers pages, which gateways pass on. Their security headers are the gateways', like those of all pages of the site. */
@ApiExcludeController()
@Public()
@Controller('career')
export class JobPagesController {
  constructor(
    private readonly pages: FilledPages,
    private readonly shells: Shells,
    private readonly showJobPost: ShowJobPost,
    private readonly cards: PostCards,
  ) {}

  @Get()
  async list(@Req() request: Request, @Res() response: Response): Promise<void> {
    const page = await this.pages.list(new URLSearchParams(searchOf(request)));
    await sendPage(request, response, 200, page);
  }

  /** The picture that other sites show beside a link to a post. A new title makes a new slug, so that it may be kept for a day. */
  @Get(':slug.png')
  async card(@Param('slug') slug: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const post = await this.findPublic(slug);
    if (!post) return sendNotFound(this.shells, request, response);
    const card = await this.cards.get(post.title);
    response.setHeader('Cache-Control', 'public, max-age=86400');
    response.type('png').end(card);
  }

  @Get(':slug')
  async show(@Param('slug') slug: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const open = await this.pages.open(slug);
    if (open) return sendPage(request, response, 200, open);
    const post = await this.findPublic(slug);
    if (!post) return sendNotFound(this.shells, request, response);
    if (post.slug !== slug) return response.redirect(308, `${pathOfJobPost(post.slug)}${searchOf(request)}`);
    const status = post.state === 'open' ? 200 : 410;
    await sendPage(request, response, status, await this.pages.unlisted(toJobPostView(post), post.state));
  }

  private async findPublic(slug: string) {
    try {
      return await this.showJobPost.findPublic(slug);
    } catch (error) {
      if (error instanceof NotFound) return null;
      throw error;
    }
  }
}
