import { Injectable } from '@nestjs/common';
import type { SubmittedView } from '../../../platform/http/forms/answer-submission';
import type { Outcome } from '../../../platform/idempotency/idempotency';
import { type Sent, TakeIn, type TakenIn } from '../../submissions/take-in.use-case';
import { EnquiriesRepository } from '../enquiries.repository';
import type { EnquiryKind } from '../enquiry-kinds';
import type { EnquiryRequest } from './enquiry-request';

@Injectable()
export class SubmitEnquiry {
  constructor(
    private readonly takeIn: TakeIn,
    private readonly enquiries: EnquiriesRepository,
  ) {}

  /** @throws the errors of `TakeIn` */
  submit(kind: EnquiryKind, request: EnquiryRequest, sent: Sent): Promise<Outcome<SubmittedView>> {
    const since = performance.now();
    const { share, writes } = this.enquiries.doorOf(kind);
    const write = (taken: TakenIn) => writes.add({ ...taken, request }, since);
    const { name, thanks } = kind;
    const sql = share.begin(since);
    return this.takeIn.take({ ...sent, kind: name, request, thanks, sql, prepare: async () => write });
  }
}
