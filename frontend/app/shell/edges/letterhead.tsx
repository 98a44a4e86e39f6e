import { company } from '../../content/company.ts';

/** The head of a printed page. The start script writes the company's day and the page's address into its last line. No screen shows it. */
export const Letterhead = () => (
  <p className="letterhead hidden">
    <strong>{company.legalName}</strong>
    <span>{[...company.address, company.phone, company.email, company.website].join(' · ')}</span>
    <span data-zone={company.timeZone} />
  </p>
);
