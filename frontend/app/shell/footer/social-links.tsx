import { company } from '../../content/company.ts';
import { footerWords } from '../words.ts';

/** The microblog is shown once it has an address. */
const links = company.microblog
  ? [...company.social, { label: footerWords.microblog, url: company.microblog }]
  : [...company.social];

export function SocialLinks({ className }: { className: string }) {
  return (
    <ul className={className}>
      {links.map(({ label, url }) => (
        <li key={label}>
          <a href={url} target="_blank" rel="noreferrer" className="py-1 hover:text-signal">
            {label}
            <span className="sr-only">, {footerWords.newTab}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
