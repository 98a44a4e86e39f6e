import { company } from './company.ts';

/** The contact for the site's accessibility, the time of an answer, and the law by which the site is measured. */
export const accessibility = {
  email: company.email,
  phone: company.phone,
  /** Until a person answers a report. */
  answerWithin: 'one working day',
  law: [
    'India’s Rights of Persons with Disabilities Act, 2016, has rules that name the standard IS 17802, and this one follows the European EN 301 549. What both ask of web pages is WCAG 2.1 at level AA. WCAG 2.2 contains all of it but one rule, which its authors have withdrawn.',
    'Both standards ask for more than that, of documents and of support for instance. Nobody from outside has audited us by any of them: we hold no certificate, and do not claim to conform in full.',
  ],
  beyond:
    'If our answer does not help, you may complain to the Chief Commissioner for Persons with Disabilities in New Delhi, or to the commissioner of your state.',
} as const;
