import { banners, type PagePath } from '../banners/banners.ts';

export type NavigationEntry = { to: PagePath; label: string };

const entry = (to: PagePath, label: string = banners[to].label): NavigationEntry => ({ to, label });

/** Behind About in the navigation bar. */
export const aboutEntries = [entry('/team'), entry('/infrastructure'), entry('/client'), entry('/partner')];

/** The rest of the navigation bar. */
export const barEntries = [
  entry('/services'),
  entry('/products'),
  entry('/staff', 'IT Staffing'),
  entry('/portfolio'),
  entry('/blogs', 'Blog'),
  entry('/career'),
];

/** The menu panel: the sheets in their order, on every screen. */
export const panelEntries = [
  entry('/'),
  entry('/about', 'About Us'),
  entry('/services'),
  entry('/products'),
  entry('/portfolio'),
  entry('/client', 'Client'),
  entry('/blogs', 'Blogs'),
  entry('/contact', 'Contact Us'),
  entry('/team'),
  entry('/partner', 'Our Partner'),
  entry('/infrastructure'),
  entry('/quality'),
  entry('/model'),
  entry('/design'),
  entry('/staff', 'Staff Augmentation'),
  entry('/career'),
];

export const footerServices = [
  entry('/uiux', 'UI/UX'),
  entry('/development', 'Development'),
  entry('/mobile-app', 'Mobile apps'),
  entry('/services', 'All services'),
  entry('/digital-marketing', 'Marketing'),
  entry('/Software-dev', 'Software'),
  entry('/game', 'Games'),
  entry('/testing', 'Testing'),
  entry('/oracle'),
];

export const footerLinks = [
  entry('/about'),
  entry('/services'),
  entry('/products'),
  entry('/portfolio'),
  entry('/blogs', 'Blogs'),
  entry('/contact'),
];

export const bottomEntries = [entry('/'), entry('/career'), entry('/term')];
export const copyrightEntries = [entry('/privacy'), entry('/contact', 'Help'), entry('/faq'), entry('/accessibility')];
