import { Portrait, portraits } from '@frontdoor/drawings';
import { profilePath, leaders } from '../../content/people.ts';
import { profileOf } from '../../content/profiles.ts';
import { postWords } from './words.ts';

const reader = profileOf('people');
const path = profilePath(leaders[2]);

/** Who reads an application for the post, and by when. */
export const ReadBy = () => (
  <figure className="grid grid-cols-[6.5rem_1fr] border-2 print:grid-cols-[4.5rem_1fr] border-ink bg-raised">
    <Portrait
      look={portraits[reader.portrait]}
      label={`${postWords.portrait} ${reader.name}`}
      className="overflow-hidden border-r-2 border-ink bg-side"
    />
    <figcaption className="px-4 py-3">
      <p className="note text-signal">{postWords.readBy}</p>
      <p className="mt-1 font-display text-lg leading-tight font-semibold">
        <a href={path} className="border-b-2 border-signal hover:text-signal">
          {reader.name}
        </a>
      </p>
      <p className="mt-1 text-[0.95rem] leading-snug text-ink-soft">
        {reader.role}. {postWords.readWithin}
      </p>
    </figcaption>
  </figure>
);
