/** The words of the three forms that clients write to us with. */
export type EnquiryName = 'enquiry' | 'contact' | 'consultation';

export type EnquiryWords = {
  title: string;
  note: string;
  button: string;
  sending: string;
  /** What is said without script; with it, the server's own message is shown. */
  thanks: string;
  next: readonly string[];
};

export const enquiryWords: Record<EnquiryName, EnquiryWords> = {
  enquiry: {
    title: 'Get in touch',
    note: 'Reply within one working day',
    button: 'Send enquiry',
    sending: 'Submitting...',
    thanks: 'Form submitted successfully!',
    next: [
      'An engineer reads your enquiry today or on the next working day.',
      'You get a first question or a first sketch by e-mail, with this number in its subject.',
    ],
  },
  contact: {
    title: 'Write to us',
    note: 'All fields are required',
    button: 'Send message',
    sending: 'Sending…',
    thanks: 'Thank you. We have received your message and will get in touch soon.',
    next: [
      'The person who knows the answer reads your message, not a call centre.',
      'You hear from us by e-mail or telephone within one working day. Name this number when you call.',
    ],
  },
  consultation: {
    title: 'Book a consultation',
    note: 'All fields are required',
    button: 'Book a consultation',
    sending: 'Sending…',
    thanks: 'Thank you. We have received your request and will get in touch soon.',
    next: [
      'We look at your website before we call, so that the half hour is yours.',
      'You get two dates to choose from, by e-mail, within one working day.',
    ],
  },
};

/** What each field is called, and what is said when it is empty and must not be. */
export const enquiryFields = {
  name: { label: 'Name', missing: 'Enter your name.' },
  email: { label: 'E-mail', missing: 'Enter your e-mail address.' },
  number: { label: 'Phone', missing: 'Enter your phone number.' },
  company: { label: 'Company' },
  website: { label: 'Website', missing: 'Enter the address of your website.' },
  projectDetails: { label: 'What should it do?', missing: 'Tell us about your project.' },
  message: { label: 'Message', missing: 'Enter your message.' },
  feedback: {
    label: 'What would you like to talk about?',
    missing: 'Tell us what you would like to talk about.',
  },
} as const;
