/** The company as data: rename it here, and in address.css, which a test compares. */
export const company = {
  name: 'Plumbline',
  legalName: 'Plumbline Software',
  url: 'https://plumbline.example',
  website: 'www.plumbline.example',
  email: 'hello@plumbline.example',
  careersEmail: 'careers@plumbline.example',
  privacyEmail: 'privacy@plumbline.example',
  phone: '+91 120 555 01 00',
  phones: ['+91 120 555 01 00', '+91 120 555 01 01'],
  careersPhones: ['+91 120 555 01 20', '+91 120 555 01 21'],
  /** With the country's code. */
  whatsapp: '+91 120 555 01 00',
  address: ['B-12, Sector 62', 'Noida 201309', 'Uttar Pradesh, India'],
  district: 'Sector 62',
  city: 'Noida',
  /** As a drawing's head writes it: two letters. */
  country: 'IN',
  hours: '10:00 AM - 07:00 PM',
  days: 'Monday to Friday',
  /** Days that are written on the site are days there. */
  timeZone: 'Asia/Kolkata',
  copyrightSince: 2023,
  social: [
    { label: 'LinkedIn', url: 'https://linkedin.example/plumbline' },
    { label: 'Instagram', url: 'https://instagram.example/plumbline' },
    { label: 'Facebook', url: 'https://facebook.example/plumbline' },
    { label: 'Pinterest', url: 'https://pinterest.example/plumbline' },
  ],
  /** An address, or null: then no link to a microblog is shown. */
  microblog: null as string | null,
  /** Newest first: the company's history in three lines. */
  revisions: [
    { mark: 'C', year: '2026', text: 'Careers desk opened' },
    { mark: 'B', year: '2021', text: 'Dubai and London' },
    { mark: 'A', year: '2019', text: 'First drawing' },
  ],
} as const;

export const telephoneLink = (number: string) => `tel:${number.replaceAll(' ', '')}`;
export const whatsappLink = (number: string) => `https://wa.me/${number.replaceAll(/\D/g, '')}`;
