import { answers } from '@frontdoor/contract';
import { company } from '../content/company.ts';
import { asBeginning, counted, inWords } from '../content/figures.ts';
import { partners } from '../content/partners.ts';
import { team } from '../content/team.ts';
import type { Banner } from './banner.ts';

export const companyBanners = {
  '/': {
    label: 'Home',
    searchTitle: 'Custom web, mobile and cloud software',
    title: 'Software, drawn to your measurements.',
    description: `${company.name} in ${company.city} designs, builds and looks after web, mobile and cloud software for companies in India, the UAE, the UK and the USA.`,
  },
  '/about': {
    label: 'About',
    searchTitle: `About us: engineers in ${company.city} who draw`,
    title: 'A drawing office for software.',
    description:
      'Who we are, what we have promised ourselves, where we differ from other offices, and when we are the wrong one.',
  },
  '/services': {
    label: 'Services',
    searchTitle: 'Software and IT services',
    title: `${asBeginning(inWords(counted.services))} services under one roof.`,
    description:
      'From the first interview to the thousandth release: what we do, and what you hold in your hands afterwards.',
  },
  '/products': {
    label: 'Products',
    searchTitle: 'Ready-made software products',
    title: 'Nine systems that already stand.',
    description:
      'Ready-made software for schools, hospitals, shops and offices. We fit it to your rooms instead of building anew.',
  },
  '/portfolio': {
    label: 'Portfolio',
    searchTitle: 'Portfolio: software that is in use',
    title: 'Built, and still standing.',
    description:
      'Fourteen systems that people open every morning. Twelve of them you can open, too; for the other two, their owners show you round.',
  },
  '/client': {
    label: 'Our Clients',
    title: 'The people we build for.',
    description:
      'Fourteen of our clients by name: what they do, how long they have been with us, who sent them, and what they say of us.',
  },
  '/blogs': {
    label: 'Blog',
    searchTitle: 'Blog: notes from building software',
    title: 'Notes from the margin.',
    description: 'What we learned while building, written down for people who have the same decision to take.',
  },
  '/contact': {
    label: 'Contact',
    searchTitle: `Contact: telephone, e-mail, office in ${company.city}`,
    title: 'Tell us what it should do.',
    description: `Write, call or come by. An engineer reads what you send, and you have an answer within ${answers['contact-message'].time}.`,
    button: { text: 'Write to us', to: '#contact-form' },
  },
  '/team': {
    label: 'Our Team',
    searchTitle: 'Our team: who signs what',
    title: `${asBeginning(inWords(team.length))} people who sign the drawings.`,
    description: 'What each of them signs for, and whom you reach when that one is away.',
  },
  '/partner': {
    label: 'Our Partners',
    title: 'Good tools have good makers.',
    description: `${asBeginning(inWords(partners.length))} companies whose clouds, databases and devices we know well enough to answer for, and what passes between them and us.`,
  },
  '/infrastructure': {
    label: 'Our Infrastructure',
    title: 'The rooms the work happens in.',
    description: 'Two floors, three networks and a generator: where your system is built and tested.',
  },
  '/quality': {
    label: 'Quality',
    title: 'Measured, not promised.',
    description: 'The principles we are held to, and the checks that hold us to them on every change.',
  },
  '/model': {
    label: 'Business Engagement Model',
    title: 'Three ways to hire us.',
    description: 'A fixed price, hours on a sheet, or a team of your own. When each is fair, and when it is not.',
  },
  '/design': {
    label: 'Design Methodology',
    title: 'Five phases, one line.',
    description: 'Discover, define, design, hand over, validate: what happens in each, and what you see at its end.',
  },
  '/staff': {
    label: 'IT Staffing',
    searchTitle: 'IT staffing and staff augmentation',
    title: 'Engineers who join on Monday.',
    description: `${asBeginning(counted.people)} professionals, ${counted.engineers} of them engineers, who work in your team, in your hours, for a week or for years.`,
    offer: 'IT staff augmentation',
    button: { text: 'Ask for an engineer', to: '/contact' },
  },
  '/career': {
    label: 'Career',
    searchTitle: `Career: jobs in ${company.city}`,
    title: 'Work where the drawing comes first.',
    description: `The positions that are open at ${company.name} in ${company.city}, what the work is like, and how an application is read.`,
    para: 'Small teams, quiet afternoons, and time to understand a thing before it is built.',
    button: { text: 'See the open positions', to: '#open-positions' },
  },
  '/blogpara': {
    label: 'Web app or mobile app',
    title: 'A web app or a mobile app?',
    description:
      'Two ways to the same screen, what each costs over five years, and three questions that decide between them.',
  },
  '/application': {
    label: 'Apply',
    searchTitle: 'Apply for a job',
    title: 'Apply for a position.',
    description: 'One page, a resume as PDF or Word file, and a reference number at the end.',
    para: 'Read by a person. What you type is kept until it has arrived.',
  },
  '/faq': {
    label: 'FAQ',
    searchTitle: 'FAQ: prices, times, ownership',
    title: 'Nineteen questions, answered.',
    description: 'Short answers to what people ask us first: prices, times, ownership, and what happens after launch.',
  },
  '/privacy': {
    label: 'Privacy Policy',
    title: 'Privacy policy',
    description:
      'What we learn about you on this site and from an application, why, for how long, and how you can have it removed.',
  },
  '/term': {
    label: 'Terms & Conditions',
    title: 'Terms and conditions',
    description: `The terms under which this site may be used and an application may be sent to ${company.name}.`,
    para: 'An order for work has its own written contract.',
  },
  '/accessibility': {
    label: 'Accessibility',
    title: 'One door, for everybody.',
    description:
      'What we do so that everybody can use this site, what is known to be open, what nobody has looked at, and whom to tell.',
  },
} as const satisfies Record<string, Banner>;
