import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../../platform/access/access.decorators';
import { ApiExcludeController } from '../../../platform/http/contract/api-docs.decorators';
import { sendChecked, setFileHeaders } from '../../../platform/http/files/send-file';
import { sendNotFound, sendPage } from '../../../platform/pages/send-page';
import { Shells } from '../../../platform/pages/shells';
import { pathOfJobPost } from '../job-post.facts';
import { ReadPostImage } from '../image/read-post-image.use-case';
import { KeptJobPages } from './kept-job-pages';

/** The query of an address, with its question mark. */
const searchOf = ({ originalUrl }: Request) => /\?.*/s.exec(originalUrl)?.[0] ?? '';

const FOR_A_YEAR = 'public, max-age=31536000, immutable';

/** The careers pages, which gateways pass on. Their security headers are the gateways', like those of all pages of the site. */
@ApiExcludeController()
@Public()
@Controller('career')
export class JobPagesController {
  constructor(
    private readonly pages: KeptJobPages,
    private readonly readImage: ReadPostImage,
    private readonly shells: Shells,
  ) {}

  @Get()
  async showList(@Req() request: Request, @Res() response: Response): Promise<void> {
    await sendPage(request, response, 200, await this.pages.getList(searchOf(request)));
  }

  /** A new title makes a new slug, a new pay does not: nobody shows the former one for longer than an hour. */
  @Get(':slug.png')
  async card(@Param('slug') slug: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const card = await this.pages.getCard(slug);
    if (!card) return sendNotFound(this.shells, request, response);
    response.setHeader('Cache-Control', card.isFinal ? 'public, max-age=3600' : 'no-cache');
    response.type('png').end(card.picture);
  }

  /** An image that HR has uploaded. Its address is made of its bytes, so that it never changes. */
  @Get(':hash.webp')
  async image(@Param('hash') hash: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const image = await this.readImage.run({ hash });
    if (!image) return sendNotFound(this.shells, request, response);
    response.setHeader('ETag', `"${hash}"`);
    const isUnchanged = request.headers['if-none-match'] !== undefined && request.fresh;
    if (isUnchanged) return void response.setHeader('Cache-Control', FOR_A_YEAR).status(304).end();
    // Errors have no tag, and are kept by nobody.
    response.removeHeader('ETag');
    const bytes = await image.read();
    if (!bytes) return void response.setHeader('Cache-Control', 'no-store').status(404).end();
    response.setHeader('ETag', `"${hash}"`);
    setFileHeaders(response, 'image/webp', bytes.length, 'inline', "default-src 'none'; sandbox");
    response.setHeader('Cache-Control', FOR_A_YEAR);
    await sendChecked(response, bytes);
  }

  @Get(':slug')
  async show(@Param('slug') slug: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const post = await this.pages.getPost(slug);
    if (!post) return sendNotFound(this.shells, request, response);
    if ('movedTo' in post) return response.redirect(308, `${pathOfJobPost(post.movedTo)}${searchOf(request)}`);
    await sendPage(request, response, post.status, post.page);
  }
}
