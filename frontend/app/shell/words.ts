/** The words around every page: bar, panel and footer. Their links are in navigation.ts. */
export const menuWords = {
  menu: 'Menu',
  main: 'Main',
  about: 'About',
  allPages: 'All pages',
  search: 'Search',
  close: 'Close',
  login: 'LOGIN',
  contact: 'Contact Us',
} as const;

export const reachWords = {
  label: 'Reach us now',
  whatsapp: 'WhatsApp',
  call: 'Call',
  open: 'Talk to us',
  close: 'Close',
} as const;

export const footerWords = {
  services: 'Services',
  links: 'Quick links',
  staffLogin: 'Staff login',
  careers: 'Jobs and internships',
  revisions: 'Revisions',
  microblog: 'Microblog',
  bottom: 'Home, career and terms',
  copyright: 'Privacy and help',
} as const;

export const newsletterWords = {
  label: 'Newsletter',
  help: 'Takes you to the contact form. Nothing is sent before you send that.',
  button: 'Submit Now',
} as const;

/** Shown when a page itself failed in the browser; the mail address ends the text. */
export const breakdownWords = {
  note: 'Fault',
  title: 'This page could not be shown.',
  text: 'Load the page again. If that does not help, write to',
} as const;
