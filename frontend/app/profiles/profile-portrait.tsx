import { Portrait, portraits } from '@frontdoor/drawings';
import type { Profile } from '../content/profiles.ts';
import { profileWords } from './words.ts';

type ProfilePortraitProps = { profile: Profile; className?: string };

/** The leader's bust on its tile, with the position under it. */
export function ProfilePortrait({ profile: { name, role, portrait }, className = '' }: ProfilePortraitProps) {
  return (
    <figure className={`border-2 border-ink bg-raised ${className}`}>
      <Portrait
        look={portraits[portrait]}
        label={`${profileWords.portrait} ${name}`}
        className="overflow-hidden border-b-2 border-ink bg-side"
      />
      <figcaption className="note px-4 py-3 text-ink-soft">{role}</figcaption>
    </figure>
  );
}
