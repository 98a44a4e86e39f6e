import { company } from '../../content/company.ts';
import { OutboundLink } from '../../ui/outbound-link.tsx';
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
          <OutboundLink href={url} className="py-1 hover:text-signal">
            {label}
          </OutboundLink>
        </li>
      ))}
    </ul>
  );
}
