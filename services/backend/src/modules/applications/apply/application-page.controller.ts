import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { ApiExcludeController } from '../../../platform/http/contract/api-docs.decorators';
import { sendOnce } from '../../../platform/pages/send-page';
import { Shells } from '../../../platform/pages/shells';
import { FindFormOptions } from '../../form-settings/options/find-form-options.use-case';
import { findJobPost } from '../../job-posts/read/find-job-post.use-case';

/** The page of the form with what it offers, for browsers without script. With script the form asks for that itself. */
@ApiExcludeController()
@Public()
@Controller()
export class ApplicationPageController {
  constructor(
    private readonly shells: Shells,
    private readonly formOptions: FindFormOptions,
    private readonly database: Database,
  ) {}

  @Get('application')
  async show(@Req() request: Request, @Res() response: Response): Promise<void> {
    const shell = await this.shells.template('/shells/application.hbs');
    const { positions, experience } = await this.formOptions.find();
    const { slug, position } = linkOf(request);
    const isOpen = slug === '' || (await findJobPost(this.database, slug))?.state === 'open';
    const chosen = isOpen ? meantBy(position, positions) : undefined;
    const values = {
      offered: true,
      closed: !isOpen,
      post: isOpen ? slug : '',
      chosen: chosen ?? '',
      positions: positions.filter((one) => one !== chosen),
      experience,
    };
    await sendOnce(request, response, shell.value(values));
  }
}

/**
 * The post that the visitor applies for. The page that was built beforehand leads here, and cannot repeat the query of its own
 * address: the browser names that as the page it came from. A stranger's page could name a post as well, and nothing more.
 */
function linkOf({ headers: { referer = '' }, originalUrl }: Request): { slug: string; position: string } {
  const own = new URLSearchParams(/\?.*/s.exec(originalUrl)?.[0]);
  const query = own.has('post') || !URL.canParse(referer) ? own : new URL(referer).searchParams;
  return { slug: query.get('post') ?? '', position: query.get('position') ?? '' };
}

/** The offered position that has these words, or is the longest among them. */
const meantBy = (words: string, positions: readonly string[]): string | undefined =>
  positions
    .filter((one) => words.toLowerCase().includes(one.toLowerCase()))
    .toSorted((one, other) => other.length - one.length)
    .at(0);
