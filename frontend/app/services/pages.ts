import type { PlainPage } from '../plain/page.ts';

export const servicePages = {
  '/analytical': {
    heading: 'One screen, five figures',
    paragraphs: [
      'We begin with the decision, not with the data: what would you do differently on Monday if you knew? The figures that change nothing are left out.',
      'Each number on the screen can be followed back to the rows that it was counted from, so that two departments stop arguing about which is right.',
    ],
  },
  '/erpservice': {
    heading: 'Entered once',
    paragraphs: [
      'A purchase order becomes a delivery, a stock movement and an invoice without being typed again. Whoever knows a thing first enters it, and everybody else reads it.',
      'We introduce one department at a time, with the old system running beside it until both agree for a month.',
    ],
  },
  '/uiux': {
    heading: 'Tested on the people who will use it',
    paragraphs: [
      'Five of your own people try a paper sketch before anything is programmed. Half of every design changes on that day, when a change costs an eraser.',
      'You get screens, the words on them, and a short book of rules that keeps the next screen from looking like another company.',
    ],
  },
  '/crm': {
    heading: 'A date and a name beside everything',
    paragraphs: [
      'An enquiry that nobody owns is lost within two days. Here each has an owner, a next step and a date, and whoever is late sees it first.',
      'Mail, calls and forms arrive in one list; what was promised stands beside who promised it.',
    ],
  },
  '/testing': {
    heading: 'A report that says what to do',
    paragraphs: [
      'We write the journeys that matter to your business as tests, run them in real browsers on every change, and keep them after the project, because they are yours.',
      'Load is raised until something gives. Then you know where the limit is, and what moving it would cost.',
    ],
  },
  '/database': {
    heading: 'Restored, not merely backed up',
    paragraphs: [
      'A backup that was never restored is a hope. We restore on a schedule, time it, and write the time down.',
      'Upgrades and migrations are rehearsed on a copy, with the way back rehearsed as well. Night work is announced and short.',
    ],
  },
  '/development': {
    heading: 'Quick on the phone in the pocket',
    paragraphs: [
      'Your visitors come by a phone over a tired network. We measure on such a phone, from the first week, and refuse what makes it slow.',
      'Texts and pictures are changed by your own people without calling us. The code is plain enough that another company could take it over.',
    ],
  },
  '/cloud': {
    heading: 'Built once, run anywhere',
    paragraphs: [
      'The same package runs on a developer’s machine, on one server and on a cluster, so that what was tested is what runs.',
      'We look at the bill as closely as at the machines: most clouds we take over cost a third less after two months, with nothing switched off that anybody missed.',
    ],
  },
  '/Software-dev': {
    heading: 'Made for one company',
    paragraphs: [
      'Ready-made software covers what all companies share. What makes yours different has to be drawn: the discount rule, the route plan, the way you inspect.',
      'We build it in small rooms with names on the doors. A new engineer finds the way in an afternoon, and that is what keeps it cheap in its tenth year.',
    ],
  },
  '/digital-marketing': {
    heading: 'A question, a budget and an end',
    paragraphs: [
      'Each campaign asks one thing: do clinics in Sharjah look for this? It has a sum, a date on which it stops, and a figure that decides whether it goes on.',
      'We count enquiries, not impressions, and we hand you the accounts that the advertisements run on.',
    ],
  },
  '/oracle': {
    heading: 'Twenty years old and running',
    paragraphs: [
      'We read the plan before we touch the query. Most slow nights come from five statements, and three of them need an index rather than a server.',
      'PL/SQL that nobody dares to change gets tests first, then names, then changes.',
    ],
  },
  '/seo': {
    heading: 'Words that people type',
    paragraphs: [
      'We look at what people really ask, and at which of your pages answers it. Where none does, one is written; where three do, two are removed.',
      'A quick page with a true title outlives every trick. Paid search fills the gaps, and is switched off where it no longer pays.',
    ],
  },
  '/mobile-app': {
    heading: 'It works in the lift',
    paragraphs: [
      'What is entered without a connection is kept and sent later, once, in order. That is drawn before the first screen, because it cannot be added at the end.',
      'One code base serves both stores. Releases go out every second week, first to a tenth of the users, then to all.',
    ],
  },
  '/game': {
    heading: 'Small worlds that run smoothly',
    paragraphs: [
      'Mobile, console, PC and headset, alone or with others: we prototype the one movement that must feel right, and throw it away until it does.',
      'Then come design, levels, multiplayer and tests on forty devices, the weakest first.',
    ],
  },
  '/software/new': {
    heading: 'What fourteen weeks hold',
    paragraphs: [
      'In the first four weeks we ask and draw; at their end stands a price, and you are free to take the drawing elsewhere.',
      'In the ten that follow you see the system run every Friday, with your own data in it, and say what comes next.',
    ],
  },
} as const satisfies Record<string, PlainPage>;
