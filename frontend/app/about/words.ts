import { company } from '../content/company.ts';
import { industries } from '../content/industries.ts';

export const figure = {
  caption: 'Fig. 1 — one afternoon in March, four desks',
  remark: 'Clocks show the same moment',
} as const;

export const brief = {
  title: 'In Brief',
  lead: `${company.legalName} is a company of people who draw before they build. It began with one drawing board and three clients who are still clients.`,
  facts: [
    { term: 'Headquarters', text: company.city, detail: company.address.join(', ') },
    {
      term: 'Core services',
      text: 'Custom software, web and mobile',
      detail: 'With the databases, clouds and tests under them, and the people who stay afterwards.',
    },
    {
      term: 'Industries',
      text: `${industries.length} that we know from inside`,
      detail: industries.map(({ title }) => title).join(', '),
    },
    {
      term: 'People',
      text: '40+ professionals',
      detail: 'Engineers, designers and testers. Nobody here only manages.',
    },
    {
      term: 'Clients in',
      text: 'India, UAE, UK, USA',
      detail: 'Each with one person here who keeps their hours and their holidays.',
    },
    { term: 'Projects', text: '500+', detail: 'Counted when they go into use, not when they are signed.' },
  ],
} as const;

export const vision = {
  label: 'Vision',
  text: 'That a company of forty people can own software as good as a bank’s, understand what it paid for, and be able to leave.',
} as const;

export const mission = {
  label: 'Mission',
  paragraphs: [
    'Most of the systems that we are asked to replace were not badly programmed. They were never drawn. Somebody began with the screen, somebody else added the rule for the warehouse, and after six years nobody could say what the thing was for.',
    'So we draw. Two or three people sit where the work is done, for some days, and then put on paper what will be built, in which order and for how much. An owner can read it, and so can an engineer who has never met us. Only then do we build, in parts small enough to be looked at each Friday.',
    'And we stay. More than half of our hours go into systems that are older than three years. That is where one learns what a drawing was worth.',
  ],
} as const;

export const why = {
  title: 'Why they stay',
  lead: 'We asked the clients of our first five years what they would tell a colleague. These are their answers, shortened.',
  answers: [
    { said: 'They told us not to build it.', who: 'A hospital, about an app that a telephone list could do' },
    { said: 'I have had the same person for six years.', who: 'A haulier, about her contact' },
    { said: 'When they were late, I knew it before my own people did.', who: 'A bank’s head of branches' },
    { said: 'The auditor asked for the drawing, and there was one.', who: 'A school board' },
    { said: 'We moved the work to our own team, and they helped.', who: 'A shop, which came back two years later' },
  ],
} as const;

export const historyTitle = 'Where the line goes';

export const call = {
  title: 'Come and look over our shoulders.',
  text: 'The office is open to visitors on Thursdays from four. There is tea, and a wall of drawings with the prices left on.',
  action: 'Say when',
} as const;
