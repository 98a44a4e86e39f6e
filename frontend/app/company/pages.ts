import { company } from '../content/company.ts';
import type { PlainPage } from '../plain/page.ts';

export const companyPages = {
  '/about': {
    heading: 'In brief',
    paragraphs: [
      `${company.name} has its office in ${company.city} and works for companies in India, the UAE, the UK and the USA. Forty and more professionals have delivered over 500 projects: web, mobile and cloud software, and the care that follows.`,
      'Our vision is software that its owner understands. Our mission is to draw first: every system begins as a plan that a manager can read and an engineer can build from.',
      'You get one person who is responsible, prices that are written down, and the source code from the first day.',
    ],
  },
  '/services': {
    heading: 'How a service runs',
    paragraphs: [
      'Every service follows the same four steps: discovery, planning, execution, delivery. At the end of each you hold something: a list of questions answered, a drawing with a price, a system that runs, and the papers to run it without us.',
      'You can order one step alone. Many clients take the drawing and build with their own people, which is fine: it was paid for.',
    ],
  },
  '/products': {
    heading: 'Ready-made, then fitted',
    paragraphs: [
      'Each product is in use somewhere, and you can visit a client who uses it before you decide. We install it on your machines or ours, move your data, and train the people who will sit in front of it.',
      'What does not fit is changed in the settings. What cannot be set is drawn, priced and built like any other work, and stays yours.',
    ],
  },
  '/portfolio': {
    heading: 'Fourteen addresses to look at',
    paragraphs: [
      'The list grows by about one project a month. We show only what is in use, and we take down what a client has replaced.',
      'For figures about a project, ask us for its owner: we give you a name and a number rather than a quotation in italics.',
    ],
  },
  '/client': {
    heading: 'Long acquaintances',
    paragraphs: [
      'Most of our clients came by a recommendation, and two thirds of them have had more than one system from us.',
      'They are clinics, schools, shops, builders and hauliers: companies with work to do, for whom software is a tool and not a department.',
    ],
  },
  '/blogs': {
    heading: 'Written by those who built it',
    paragraphs: [
      'An article appears when an engineer has taken a decision twice and wants to spare you the first time. No calendar, no keywords.',
      'Start with the question that we hear most: a web app or a mobile app?',
    ],
  },
  '/blogpara': {
    heading: 'Three questions before the first line',
    paragraphs: [
      'Must it work where there is no connection? Does it need the camera, the scanner or a notification at seven in the morning? Will the same person open it every day? Two yeses make a mobile app worth its second price.',
      'A web app opens from a link, is changed on a Tuesday and is the same for everybody on Wednesday. It costs about half over five years, because there is one code base and no store between you and your users.',
      'When in doubt, build the web app so that it works on a phone, count who comes back daily, and decide with that figure.',
    ],
  },
  '/team': {
    heading: 'Who signs',
    paragraphs: [
      'Eight people lead the work. Each of them still draws: a leader who has not touched a system for a year stops judging it.',
      'Five of them have a page of their own with what they have built, where they learned it, and how to reach them.',
    ],
  },
  '/partner': {
    heading: 'Why partners at all',
    paragraphs: [
      'A partnership means that our engineers are examined by the maker of a tool, and that a person there answers us when something is broken on their side.',
      'It never means that we sell you a licence you do not need: we are not paid for what you buy from others.',
    ],
  },
  '/infrastructure': {
    heading: 'What stands behind the work',
    paragraphs: [
      `Two floors in ${company.district}, three separate networks for development, tests and visitors, and power for eight hours without the grid.`,
      'Every change is built and tested on our own machines before it leaves the house, and every backup is restored once a month to see that it is one.',
    ],
  },
  '/quality': {
    heading: 'Principles that can be checked',
    paragraphs: [
      'Nothing is released that was not tested by a machine and looked at by a second person. A fault that reached you gets a test before it gets a repair.',
      'We tell bad news on the day we learn it. A date that moves is moved in writing, with the reason.',
    ],
  },
  '/model': {
    heading: 'Fixed price, time and material, dedicated team',
    paragraphs: [
      'A fixed price is fair when the drawing is finished: you know the sum, and changes are priced one by one.',
      'Time and material is fair while the drawing is still being made: you pay hours, see them weekly, and can stop any Friday.',
      'A dedicated team is fair when the work has no end: people who are yours by the month, in your tools, under your rules.',
    ],
  },
  '/design': {
    heading: 'From question to proof',
    paragraphs: [
      'We discover by watching people work, define the one problem that is worth solving first, design it on paper, hand the drawing to those who build, and validate with the people we watched.',
      'The line runs back as well: what the last phase finds out is where the next first phase begins.',
    ],
  },
  '/staff': {
    heading: 'Your team, a little larger',
    paragraphs: [
      'Over a hundred professionals can be hired by the week, the month or the year, in the hours of your time zone. You talk to them directly; nobody stands between.',
      'Code is delivered daily, weekly or monthly, and a report comes by e-mail as often as you want to read one. 24*7 man hours are guaranteed for what must not stop.',
    ],
  },
  '/faq': {
    heading: 'What people ask us first',
    paragraphs: [
      'What does it cost? The first drawing has a fixed price, and it tells the price of everything else. Most first systems take ten to fourteen weeks.',
      'Who owns the code? You do, from the first day, in a repository of yours. You can leave with it at any time.',
      'What happens after launch? We look after what we built, by the month, with a telephone that is answered. Or we teach your people to.',
    ],
  },
} as const satisfies Record<string, PlainPage>;
