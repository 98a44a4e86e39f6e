import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../../platform/access/access.decorators';
import { ApiExcludeController } from '../../../platform/http/contract/api-docs.decorators';
import { sendOnce } from '../../../platform/pages/send-page';
import { Shells } from '../../../platform/pages/shells';
import { FindApplicationPage } from './find-application-page.use-case';

/** The page of the form with its choices, for browsers without script. With script the form asks for the choices itself. */
@ApiExcludeController()
@Public()
@Controller()
export class ApplicationPageController {
  constructor(
    private readonly shells: Shells,
    private readonly page: FindApplicationPage,
  ) {}

  @Get('application')
  async show(@Req() request: Request, @Res() response: Response): Promise<void> {
    const shell = await this.shells.template('/shells/application.hbs');
    const values = await this.page.run(linkOf(request));
    await sendOnce(request, response, shell.value(values));
  }
}

/**
 * The post that the visitor applies for. The prebuilt page of the form leads browsers without script here and cannot pass on the query
 * of its own address, so the Referer header is read for it. A page of another site could name a post in the same way, and nothing more.
 */
function linkOf({ headers: { referer = '' }, originalUrl }: Request): { slug: string; position: string } {
  const own = new URLSearchParams(/\?.*/s.exec(originalUrl)?.[0]);
  const query = own.has('post') || !URL.canParse(referer) ? own : new URL(referer).searchParams;
  return { slug: query.get('post') ?? '', position: query.get('position') ?? '' };
}
