import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { fillForm, type Filled } from '../../application.ts';
import { type Enquiry, fillEnquiry } from '../../enquiry.ts';
import { sendEnquiryUntilAcknowledged, sendUntilAcknowledged } from '../../send-application.ts';

export interface Acknowledged {
  filled: Filled;
  reference: string;
}

export interface AcknowledgedEnquiry {
  enquiry: Enquiry;
  reference: string;
}

export interface Trouble {
  name: string;
  /** Starts after the first acknowledgements of its share. The returned function ends the trouble after the share. */
  strike: () => Promise<void | (() => void | Promise<void>)>;
}

const AT_ONCE = 6;

/**
 * Applications, and as many enquiries of the three kinds, that are sent by several people at once, share by share, while
 * something goes wrong with each share.
 */
export class Storm {
  readonly acknowledged: Acknowledged[] = [];
  readonly enquiries: AcknowledgedEnquiry[] = [];
  sent = 0;
  private readonly api: string;

  constructor(api: string) {
    this.api = api;
  }

  async sendThrough(troubles: readonly Trouble[], count: number): Promise<void> {
    const share = Math.ceil(count / troubles.length);
    for (const { name, strike } of troubles) {
      const before = this.acknowledged.length;
      const sending = this.sendShare(share);
      await this.untilAcknowledged(before + 2, sending);
      const striking = strike();
      const [mend] = await Promise.all([striking, sending]).catch((cause: unknown) => {
        throw new Error(`Sending failed while ${name}`, { cause });
      });
      await mend?.();
    }
  }

  private async sendShare(share: number): Promise<void> {
    let unsent = share;
    const applicant = async () => {
      while (unsent > 0) {
        unsent -= 1;
        this.sent += 1;
        const number = this.sent;
        await Promise.all([this.apply(number), this.enquire(number)]);
        await pause(randomInt(50, 300));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, applicant));
  }

  private async apply(number: number): Promise<void> {
    const filled = await fillForm({ name: `Applicant ${number}`, email: `applicant.${number}@mail.example` });
    const { reference } = await sendUntilAcknowledged(this.api, filled);
    this.acknowledged.push({ filled, reference });
  }

  private async enquire(number: number): Promise<void> {
    const enquiry = fillEnquiry(number);
    const { reference } = await sendEnquiryUntilAcknowledged(this.api, enquiry);
    this.enquiries.push({ enquiry, reference });
  }

  private async untilAcknowledged(count: number, sending: Promise<void>): Promise<void> {
    let over = false;
    const ended = () => void (over = true);
    sending.then(ended, ended);
    while (!over && this.acknowledged.length < count) await pause(20);
  }
}
