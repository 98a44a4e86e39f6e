import { company } from './company.ts';
import type { Policy } from './policy.ts';

export const terms: Policy = {
  revised: '24 November 2026',
  sections: [
    {
      title: 'Who offers this site',
      paragraphs: [
        `The site is offered by ${company.legalName}, ${company.address.join(', ')}. You reach us at ${company.email}.`,
      ],
    },
    {
      title: 'Using the site',
      paragraphs: [
        'You may read, print and link to every page. Please do not try to break in, to overload the servers, or to send what you have no right to send.',
        'Texts, drawings and marks belong to us or to those who lent them. Ask before you publish them elsewhere.',
      ],
    },
    {
      title: 'What the pages say',
      paragraphs: [
        'We write carefully and correct what is wrong, but a page is no offer and no promise. Prices, dates and results are agreed in a contract.',
        'Where we link to other sites, their owners answer for what stands there.',
      ],
    },
    {
      title: 'Sending an application',
      paragraphs: [
        'What you send must be true and must be yours. Sending it costs nothing and binds neither side: it is not a contract of employment.',
        'The reference number on the receipt shows that we have received the application. If you get no receipt, treat it as not received and write to us.',
        'We never ask applicants for money. If someone does so in our name, tell us.',
      ],
    },
    {
      title: 'Liability',
      paragraphs: [
        'We are liable without limit for harm done on purpose or by gross negligence, and wherever the law does not allow a limit. Otherwise we are not liable for the use of a site that costs you nothing.',
      ],
    },
    {
      title: 'Changes and law',
      paragraphs: [
        'We may change these terms; the date at the top tells when. The law of India applies, and the courts of Gautam Buddha Nagar have jurisdiction unless the law protects you with another place.',
      ],
    },
  ],
};
