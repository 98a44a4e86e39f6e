import { Injectable } from '@nestjs/common';
import type { SubmittedView } from '../../../platform/http/forms/answer-submission';
import type { Outcome } from '../../../platform/idempotency/idempotency';
import { type Sent, TakeIn, type TakenIn } from '../../submissions/take-in.use-case';
import { EnquiriesRepository } from '../enquiries.repository';
import type { EnquiryKind, EnquiryRequest } from '../enquiry-kinds';

@Injectable()
export class SubmitEnquiry {
  constructor(
    private readonly takeIn: TakeIn,
    private readonly enquiries: EnquiriesRepository,
  ) {}

  /** @throws what `TakeIn` throws */
  submit<Request extends EnquiryRequest>(
    kind: EnquiryKind<Request>,
    request: Request,
    sent: Sent,
  ): Promise<Outcome<SubmittedView>> {
    const since = performance.now();
    const sql = this.enquiries.begin(kind, since);
    const write = (taken: TakenIn) => this.enquiries.insert(kind, { ...taken, request }, since);
    return this.takeIn.take({
      ...sent,
      kind: kind.name,
      request,
      thanks: kind.thanks,
      sql,
      prepare: async () => write,
    });
  }
}
