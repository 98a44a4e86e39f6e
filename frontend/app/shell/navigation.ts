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

/** The two columns of the menu panel. */
export const panelColumns: readonly (readonly NavigationEntry[])[] = [
  [
    entry('/'),
    entry('/services'),
    entry('/about', 'About Us'),
    entry('/products'),
    entry('/career'),
    entry('/portfolio'),
    entry('/blogs', 'Blogs'),
    entry('/team'),
    entry('/contact', 'Contact Us'),
  ],
  [
    entry('/partner', 'Our Partner'),
    entry('/infrastructure'),
    entry('/quality'),
    entry('/model'),
    entry('/client', 'Client'),
    entry('/design'),
    entry('/staff', 'Staff Augmentation'),
  ],
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
export const copyrightEntries = [entry('/privacy'), entry('/contact', 'Help'), entry('/faq')];
