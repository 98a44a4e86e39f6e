import type { ContactPoint, Organization, WebSite } from 'schema-dts';
import { company } from '../../app/content/company.ts';

const site = company.url;

/** Names by which the other nodes of a graph refer to these two. */
export const organizationId = `${site}/#organization`;
export const websiteId = `${site}/#website`;

const contactPoint = (contactType: string, email: string, telephones: readonly string[]): ContactPoint[] =>
  telephones.map((telephone) => ({
    '@type': 'ContactPoint',
    contactType,
    email,
    telephone,
    availableLanguage: 'en',
  }));

/** The company by name, for pages that are about something else. */
export const organizationInShort = () =>
  ({ '@type': 'Organization', '@id': organizationId, name: company.name, url: `${site}/` }) satisfies Organization;

/** The company, as search engines keep it. */
export const organization = (): Organization => ({
  ...organizationInShort(),
  legalName: company.legalName,
  logo: `${site}/icons/512.png`,
  email: company.email,
  telephone: company.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.address.join(', '),
    addressLocality: company.city,
    addressCountry: company.country,
  },
  contactPoint: [
    ...contactPoint('sales', company.email, company.phones),
    ...contactPoint('human resources', company.careersEmail, company.careersPhones),
  ],
  sameAs: [...company.social.map(({ url }) => url), ...(company.microblog === null ? [] : [company.microblog])],
});

export const website = (): WebSite => ({
  '@type': 'WebSite',
  '@id': websiteId,
  name: company.name,
  url: `${site}/`,
  inLanguage: 'en-IN',
  publisher: { '@id': organizationId },
});
