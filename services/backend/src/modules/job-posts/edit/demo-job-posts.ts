import type { SaveJobPostRequest } from './save-job-post.dto';

const DAY_MS = 86_400_000;

const description = `## What you will do

- Build and look after our clients' websites in **React and TypeScript**
- Measure before and after: Lighthouse, real phones, a screen reader
- Talk to the designers early and to the clients often

## What we offer

A mentor for the first six months, a budget for books and courses, and four weeks of leave.
`;

/** Sample vacancies for trying the product out, oldest first. */
export const makeDemoJobPosts = (): SaveJobPostRequest[] => [
  {
    title: 'Project Manager',
    location: 'Noida',
    para:
      'You run two or three client projects at a time, from the first estimate to the handover. You write plans that the ' +
      'team believes in, say early when a date is at risk, and keep clients in the UAE, the UK and the USA informed. We ' +
      'ask for three years or more of managing software projects; a certificate is welcome and not required.',
    employmentType: 'full-time',
    workplace: 'office',
    salary: { min: 1_200_000, max: 1_800_000, currency: 'INR', interval: 'year' },
    experience: '3 years of managing software projects',
    daysOnSite: 5,
    existingVacancy: true,
  },
  {
    title: 'UI/UX Designer',
    location: 'Noida',
    para:
      'You talk to the people who will use a product, sketch, test with them, and hand over screens that developers can ' +
      'build without guessing. Figma is our tool. Please send a portfolio link that shows how a design came about, not only ' +
      'how it looked in the end.',
    employmentType: 'contract',
    workplace: 'remote',
    salary: { min: 90_000, max: 140_000, currency: 'INR', interval: 'month' },
    experience: 'A portfolio that shows how a design came about',
    daysOnSite: 0,
    existingVacancy: true,
  },
  {
    title: 'Java Developer',
    location: 'Noida',
    para:
      'You maintain and extend our school ERP and hospital system: Java 21, Spring Boot, PostgreSQL. Much of the work is ' +
      'reading code that others wrote and leaving it better. We ask for two years or more with Java on a server and for ' +
      'tests as a habit.',
    employmentType: 'full-time',
    workplace: 'office',
    salary: { min: 600_000, max: 1_000_000, currency: 'INR', interval: 'year' },
    experience: '2 years with Java on a server',
    daysOnSite: 5,
    existingVacancy: true,
    closesAt: new Date(Date.now() + 45 * DAY_MS).toISOString().slice(0, 10),
  },
  {
    title: 'Flutter Developer',
    location: 'Noida',
    para:
      'You build Android and iOS apps from one code base and bring them through both stores. You know what happens to an ' +
      'app when the network goes away. One app of yours in a store, or one whose code you can show, says more than a list ' +
      'of courses.',
    employmentType: 'full-time',
    workplace: 'hybrid',
    salary: { min: 500_000, max: 900_000, currency: 'INR', interval: 'year' },
    experience: 'One app in a store, or one whose code you can show',
    daysOnSite: 3,
    existingVacancy: false,
  },
  {
    title: 'Frontend Developer',
    location: 'Noida',
    para:
      'You build websites and admin areas with React and TypeScript that load fast on a cheap phone and work with a ' +
      'keyboard and a screen reader. Freshers with a project to show are welcome: you will work beside an experienced ' +
      'colleague for the first six months.',
    employmentType: 'full-time',
    workplace: 'hybrid',
    salary: { min: 400_000, max: 800_000, currency: 'INR', interval: 'year' },
    experience: 'None; a project to show',
    daysOnSite: 2,
    existingVacancy: true,
    description,
  },
];
