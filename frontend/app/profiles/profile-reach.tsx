import { telephoneLink } from '../content/company.ts';
import type { Profile } from '../content/profiles.ts';
import { MailAddress } from '../ui/mail-address.tsx';
import { OutboundLink } from '../ui/outbound-link.tsx';
import { profileWords } from './words.ts';

type ProfileReachProps = { profile: Profile; className?: string; /** In one row on wide screens. */ wide?: boolean };

/** How to reach a leader without going through the office. */
export function ProfileReach({ profile: { email, phone, social }, className = '', wide = false }: ProfileReachProps) {
  return (
    <dl className={`grid border border-line bg-raised ${wide ? 'md:grid-cols-[auto_1fr_1fr]' : ''} ${className}`}>
      <div className="border-line px-4 py-3">
        <dt className="note text-ink-soft">{profileWords.mail}</dt>
        <dd>
          <a className="underlined inline-block wrap-anywhere" href={`mailto:${email}`}>
            <MailAddress address={email} />
          </a>
        </dd>
      </div>
      <div className={`border-line px-4 py-3 ${wide ? 'max-md:border-t md:border-l' : 'border-t'}`}>
        <dt className="note text-ink-soft">{profileWords.phone}</dt>
        <dd>
          <a className="underlined inline-block" href={telephoneLink(phone)}>
            {phone}
          </a>
        </dd>
      </div>
      <div className={`border-line px-4 py-3 ${wide ? 'max-md:border-t md:border-l' : 'border-t'}`}>
        <dt className="note text-ink-soft">{profileWords.networks}</dt>
        <dd className="flex flex-wrap gap-x-5">
          {social.map(({ label, url }) => (
            <OutboundLink key={label} href={url} isOwn>
              {label}
            </OutboundLink>
          ))}
        </dd>
      </div>
    </dl>
  );
}
