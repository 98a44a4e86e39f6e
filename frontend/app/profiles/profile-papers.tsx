import type { Profile } from '../content/profiles.ts';
import { profileWords } from './words.ts';

type ProfilePapersProps = { profile: Profile; className?: string };

/** Certificates and degrees with their years: two short ledgers, one under or beside the other. */
export function ProfilePapers({ profile: { certifications, education }, className = '' }: ProfilePapersProps) {
  return (
    <div className={`grid gap-x-10 gap-y-10 ${className}`}>
      <section>
        <h2 className="!text-2xl">{profileWords.certifications}</h2>
        <ul className="mt-4 border-t border-ink">
          {certifications.map(({ year, name }) => (
            <li key={name} className="flex items-baseline gap-4 border-b border-line py-3 leading-snug">
              <span className="note text-ink-soft">{year}</span>
              <span>{name}</span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="!text-2xl">{profileWords.education}</h2>
        <ul className="mt-4 border-t border-ink">
          {education.map(({ year, name, place }) => (
            <li key={name} className="flex items-baseline gap-4 border-b border-line py-3 leading-snug">
              <span className="note text-ink-soft">{year}</span>
              <span>
                {name}
                <span className="block text-ink-soft">{place}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
