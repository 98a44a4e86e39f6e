import type { PagePath } from '../banners/banners.ts';
import type { productBanners } from '../banners/products.ts';
import type { serviceBanners } from '../banners/services.ts';
import type { WorkKey } from './portfolio.ts';

/** A page and the reason to go on there, or a work of the portfolio, which has its own reason. */
export type RelatedPage = { to: PagePath; why: string } | { work: WorkKey };

export type OfferPath = keyof typeof serviceBanners | keyof typeof productBanners;

/** The pages nearest in meaning to each service and product: two or three, the nearest first. */
export const relatedPages: Readonly<Record<OfferPath, readonly RelatedPage[]>> = {
  '/analytical': [
    { to: '/database', why: 'Where the figures come from.' },
    { to: '/erpservice', why: 'When the same figure is typed in three places.' },
    { work: 'ledger' },
  ],
  '/erpservice': [
    { to: '/products/hrms', why: 'People and pay, ready-made.' },
    { to: '/products/pos', why: 'A till that keeps the stock right.' },
    { to: '/analytical', why: 'What the ledger says, on one screen.' },
  ],
  '/uiux': [
    { to: '/development', why: 'What is drawn becomes a site.' },
    { to: '/mobile-app', why: 'What is drawn becomes an app.' },
    { work: 'kit' },
  ],
  '/crm': [
    { to: '/digital-marketing', why: 'Where enquiries come from.' },
    { to: '/erpservice', why: 'Once an offer is an order.' },
    { to: '/software/new', why: 'When no ready-made one fits.' },
  ],
  '/testing': [
    { to: '/Software-dev', why: 'Who mends what was found.' },
    { to: '/cloud', why: 'A place for tests that is like the real one.' },
    { to: '/uiux', why: 'Tests with people instead of loads.' },
  ],
  '/database': [
    { to: '/oracle', why: 'Slow statements, step by step.' },
    { to: '/cloud', why: 'A rack for it, described in code.' },
    { to: '/analytical', why: 'What the data can tell.' },
  ],
  '/development': [
    { to: '/uiux', why: 'Its screens, before they are built.' },
    { to: '/seo', why: 'So that people find it.' },
    { work: 'tower' },
  ],
  '/cloud': [
    { to: '/testing', why: 'Tried under load before visitors come.' },
    { to: '/database', why: 'The part that is moved last.' },
    { to: '/Software-dev', why: 'Systems that are made to be moved.' },
  ],
  '/Software-dev': [
    { to: '/software/new', why: 'The first version, at a fixed price.' },
    { to: '/testing', why: 'Tested before your people rely on it.' },
    { work: 'tubes' },
  ],
  '/digital-marketing': [
    { to: '/seo', why: 'Found without paying for each visitor.' },
    { to: '/development', why: 'The page that a campaign leads to.' },
    { to: '/crm', why: 'Where the answers are kept.' },
  ],
  '/oracle': [
    { to: '/database', why: 'Care for the whole server.' },
    { to: '/analytical', why: 'Reports that do not hold up the day.' },
  ],
  '/seo': [
    { to: '/digital-marketing', why: 'Campaigns, for what cannot wait.' },
    { to: '/development', why: 'When the page itself is too slow.' },
  ],
  '/mobile-app': [
    { to: '/uiux', why: 'Screens for one thumb.' },
    { to: '/game', why: 'Apps that are played.' },
    { work: 'round' },
  ],
  '/game': [
    { to: '/mobile-app', why: 'The same care, for apps at work.' },
    { to: '/testing', why: 'Every device, before the players.' },
  ],
  '/software/new': [
    { to: '/Software-dev', why: 'What comes after the first version.' },
    { to: '/uiux', why: 'How the weeks of drawing go.' },
    { work: 'ovens' },
  ],
  '/products/school-erp': [
    { to: '/products/educational', why: 'For institutes that sell courses.' },
    { to: '/products/library', why: 'The school’s reading room.' },
    { work: 'fees' },
  ],
  '/products/hospital-system': [
    { to: '/products/hrms', why: 'Shifts and pay of the staff.' },
    { work: 'beds' },
    { work: 'tubes' },
  ],
  '/products/hrms': [
    { to: '/products/vision-track', why: 'Attendance without a card.' },
    { to: '/products/hospital-system', why: 'For shifts around the clock.' },
    { to: '/erpservice', why: 'The pay run in one ledger with the rest.' },
  ],
  '/products/pos': [
    { to: '/erpservice', why: 'Purchasing and accounts behind the till.' },
    { to: '/mobile-app', why: 'Selling away from the counter.' },
    { work: 'lane' },
  ],
  '/products/library': [
    { to: '/products/school-erp', why: 'The school around it.' },
    { to: '/products/college-erp', why: 'The campus around it.' },
  ],
  '/products/educational': [
    { to: '/products/school-erp', why: 'For classes, terms and parents.' },
    { to: '/products/college-erp', why: 'For semesters and credits.' },
    { work: 'lesson' },
  ],
  '/products/college-erp': [
    { to: '/products/library', why: 'The library on the campus.' },
    { to: '/products/hrms', why: 'Leave and pay of the faculty.' },
    { to: '/products/parking', why: 'The gate and its passes.' },
  ],
  '/products/parking': [
    { to: '/products/vision-track', why: 'People at the same gate.' },
    { to: '/products/pos', why: 'The counter where one pays.' },
    { to: '/mobile-app', why: 'Passes on a phone.' },
  ],
  '/products/vision-track': [
    { to: '/products/hrms', why: 'Where hours become pay.' },
    { to: '/products/parking', why: 'Cars at the same gate.' },
  ],
};
