import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../platform/access/access.decorators';
import { isMailAddress, tidyContact } from '../../platform/fields/form-field.decorator';
import { type Config, InjectConfig } from '../../platform/config/config.module';
import { ApiExcludeController } from '../../platform/http/contract/api-docs.decorators';
import { formKinds } from '../../platform/http/forms/form-route';
import { sendNotFound, sendOnce } from '../../platform/pages/send-page';
import { Shells } from '../../platform/pages/shells';
import { formatDay, formatMoment } from '../../platform/wall-clock';
import { FindReceiptTitle } from './find-receipt-title.use-case';

/** As the tables of submissions have it. */
const REFERENCE = /^FD-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

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
    private readonly receiptTitle: FindReceiptTitle,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** Where `answerWithPage` leads after a form was taken. */
  @Get('received/:reference')
  async receipt(@Param('reference') reference: string, @Req() request: Request, @Res() response: Response) {
    if (!REFERENCE.test(reference)) return sendNotFound(this.shells, request, response);
    const shell = await this.shells.template('/shells/received.hbs');
    const form = Object.fromEntries(formKinds().map((kind) => [kind, kind === request.query['form']]));
    const { at, by, file, post } = request.query;
    const { COMPANY_TIME_ZONE: zone } = this.config;
    const received = momentIn(at);
    const answered = momentIn(by);
    const values = {
      received: received && formatMoment(received, zone),
      answered: answered && formatDay(answered, zone),
      withFile: form['application'] && file === '1',
      withoutFile: form['application'] && file === '0',
      position: form['application'] && (await this.receiptTitle.run({ slug: post })),
    };
    await sendOnce(request, response, shell.value({ reference, form, ...values }));
  }

  /** The contact page with the address that was typed into the newsletter's box. */
  @Get('contact')
  async contact(@Query('email') typed: unknown, @Req() request: Request, @Res() response: Response): Promise<void> {
    const shell = await this.shells.template('/shells/contact.hbs');
    const email = typeof typed === 'string' ? tidyContact(typed) : '';
    await sendOnce(request, response, shell.value({ email: isMailAddress(email) ? email : '' }));
  }
}
