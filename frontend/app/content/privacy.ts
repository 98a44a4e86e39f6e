import { company } from './company.ts';
import type { Policy } from './policy.ts';

export const privacy: Policy = {
  revised: '30 November 2026',
  sections: [
    {
      title: 'Who is responsible',
      paragraphs: [
        `${company.legalName}, ${company.address.join(', ')}, decides how the data described here is used. Write to ${company.privacyEmail} about anything on this page.`,
      ],
    },
    {
      title: 'Reading this site',
      paragraphs: [
        'You can read every page without giving us your name. We set no cookies for visitors. Fonts, drawings and scripts come from this server, and no other company counts your visit. The map on the contact page comes from OpenStreetMap, and only once you ask for it.',
        'We count how often our pages are opened: the day, the page, the site that led to it and the kind of device. No address and no name is kept with these numbers, nothing is stored on your device for them, and they are deleted after 25 months.',
        'Which site or advertisement led you here is kept in the tab, goes with it, and is sent with a form if you send one. If you switch off the key of the search, your browser keeps that choice, and nothing else.',
        'The server keeps a technical log with the address that asked, the page and the time, to find faults and to stop abuse. The log has a fixed size. Once it is full, its oldest lines are deleted to make room for new ones, on busy days sooner than on quiet ones.',
      ],
    },
    {
      title: 'Writing to us',
      paragraphs: [
        'The forms for a consultation, an enquiry and a message send what you type into them. We use it to answer you. Until you send it, it is kept in the tab in which you type; afterwards the tab keeps the receipt. Both go with the tab.',
      ],
    },
    {
      title: 'Applying for a position',
      paragraphs: [
        'The application form sends your name, e-mail address, the position, your experience and, if you give them, a profile address, a cover letter and a resume. We also record that and when you agreed. We use all of this to decide about your application and for nothing else.',
        'Your resume is stored privately. Only our HR staff can open it, each opening is recorded, and it is never attached to a mail. Its text and pictures of its pages are made on the same servers and go when it goes. We compare applications, so that two from one person are read together.',
        'While you fill the form, a draft with the chosen file is kept in your own browser, so that a lost connection costs you nothing. Each position has a draft of its own. It stays on your device, is deleted when you send or clear the form, and is forgotten a day after your last change: the next time that you open a page of this site. After sending, the tab keeps the receipt, and your browser keeps your name, e-mail address and profile address for a day, so that an application for another position begins with them. The receipt and the form have a button that forgets them.',
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        'An application is kept for twelve months after the last step that we took with it or the last mail that you wrote about it, whichever is later, in case a suitable position opens, and in any case until we have dealt with that mail. It is then deleted together with its file. The application of somebody whom we hire has no such end: it is kept until that person asks us to delete it, or until we do so ourselves. What you send by another form is kept for two years after it came or after the last mail between us about it, whichever is later, and in any case until we have dealt with it; what we take for spam for thirty days. An application that looks like spam is not deleted before one of us has read it.',
        'The list of mails that went out because of it is kept for one year, and the record of who opened or changed it for two.',
        'So that a form that your browser sends twice arrives once, we keep a checksum of it, and the receipt, for 24 hours.',
        'We delete all of it sooner if you ask. Copies in backups are deleted when the backup is, and are not brought back: for that, a checksum of your e-mail address, made with a secret key, stays on a list for good. The address cannot be read from it.',
      ],
    },
    {
      title: 'Who else sees it',
      paragraphs: [
        'Nobody buys data from us. Companies that run servers or mail for us may store it on our behalf, under contract and only for that purpose. We hand data to authorities only where the law demands it.',
      ],
    },
    {
      title: 'Age',
      paragraphs: [
        'This site is meant for people of 13 years and older. An application may be sent by people of 18 and older, or with the consent of a parent or guardian. If we learn that a child has sent us data without it, we delete the data.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        `You may ask what we hold about you, have it corrected or deleted, and withdraw your consent at any time. Write to ${company.privacyEmail} and name the reference number of your receipt if you have one. We answer within thirty days. If the answer does not satisfy you, you may complain to the Data Protection Board of India, or to the authority where you live.`,
      ],
    },
  ],
};
