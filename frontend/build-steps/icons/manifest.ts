import { banners } from '../../app/banners/banners.ts';
import { colours } from '../../app/content/colours.ts';
import { company } from '../../app/content/company.ts';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The manifest with which a phone puts the site on its home screen (W3C, Web Application Manifest). It opens in the browser. */
export const manifest = (): string =>
  `${JSON.stringify({
    name: company.name,
    short_name: company.name,
    description: banners['/'].description,
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: colours.light.paper,
    theme_color: colours.light.paper,
    icons: [icon('192', 192, 'any'), icon('512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
  })}\n`;
