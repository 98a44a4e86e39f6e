import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../platform/access/access.decorators';
import { isMailAddress, tidyContact } from '../../platform/fields/form-field.decorator';
import { type Config, InjectConfig } from '../../platform/config/config.module';
import { ApiExcludeController } from '../../platform/http/contract/api-docs.decorators';
import { requestIdOf } from '../../platform/http/frame/log-and-secure';
import { formKinds } from '../../platform/http/forms/form-route';
import { InjectLogger, type Logger } from '../../platform/log/log.module';
import { sendNotFound, sendOnce } from '../../platform/pages/send-page';
import { Shells } from '../../platform/pages/shells';
import { formatDay, formatMoment } from '../../platform/wall-clock';
import { within } from '../../platform/within';
import { FindPublicJobPost } from '../job-posts/read/find-public-job-post.use-case';

/** As the tables of submissions have it. */
const REFERENCE = /^FD-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

/** How long a receipt waits for the title of its post. */
const TITLE_WAIT_MS = 1_000;

/** A moment of an address, in seconds since 1970: of this century, or nothing. */
const momentIn = (text: unknown): Date | null =>
  typeof text === 'string' && /^[1-3]\d{9}$/.test(text) ? new Date(Number(text) * 1000) : null;

/** Two pages that show values of their address, for browsers without script. Of the database they read no more than the title of a public job post. */
@ApiExcludeController()
@Public()
@Controller()
export class FormPagesController {
  constructor(
    private readonly shells: Shells,
    private readonly jobPost: FindPublicJobPost,
    @InjectConfig() private readonly config: Config,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** Where `answerWithPage` leads after a form was taken. */
  @Get('received/:reference')
  async receipt(@Param('reference') reference: string, @Req() request: Request, @Res() response: Response) {
    if (!REFERENCE.test(reference)) return sendNotFound(this.shells, request, response);
    const shell = await this.shells.template('/shells/received.hbs');
    const form = Object.fromEntries(formKinds().map((kind) => [kind, kind === request.query['form']]));
    const { at, by, post } = request.query;
    const { COMPANY_TIME_ZONE: zone } = this.config;
    const received = momentIn(at);
    const answered = momentIn(by);
    const values = {
      received: received && formatMoment(received, zone),
      answered: answered && formatDay(answered, zone),
      position: form['application'] && (await this.titleOf(post, request)),
    };
    await sendOnce(request, response, shell.value({ reference, form, ...values }));
  }

  /** Of a post that visitors can see or could see once. The receipt of what was sent is shown without it while the database is away or slow. */
  private async titleOf(slug: unknown, request: Request): Promise<string | undefined> {
    if (typeof slug !== 'string') return undefined;
    try {
      const post = await within(TITLE_WAIT_MS, this.jobPost.run({ idOrSlug: slug }));
      return post?.title;
    } catch (err) {
      this.logger.warn({ err, requestId: requestIdOf(request) }, 'a receipt is shown without the title of its post');
      return undefined;
    }
  }

  /** The contact page with the address that was typed into the newsletter's box. */
  @Get('contact')
  async contact(@Query('email') typed: unknown, @Req() request: Request, @Res() response: Response): Promise<void> {
    const shell = await this.shells.template('/shells/contact.hbs');
    const email = typeof typed === 'string' ? tidyContact(typed) : '';
    await sendOnce(request, response, shell.value({ email: isMailAddress(email) ? email : '' }));
  }
}
