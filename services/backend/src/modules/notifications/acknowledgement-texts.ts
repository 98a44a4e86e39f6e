import type { ReceivedKind } from './delivery-subjects';

interface AcknowledgementText {
  title: string;
  /** What we promise, so that the inbox must keep it. */
  next: string;
}

const reads = 'A person reads it and answers within two working days';

export const acknowledgementTexts: Record<ReceivedKind, AcknowledgementText> = {
  application: {
    title: 'We have your application',
    next: 'A person from HR reads every application. You hear from us within five working days, whatever the answer is.',
  },
  consultation: {
    title: 'We have your consultation request',
    next: `${reads}, by mail or by phone, with a proposal for a first talk.`,
  },
  'home-enquiry': {
    title: 'We have your enquiry',
    next: `${reads}, with questions about your project or a proposal for a first talk.`,
  },
  'contact-message': { title: 'We have your message', next: `${reads}, by mail or by phone.` },
};
