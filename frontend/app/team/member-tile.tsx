import { Portrait, portraits } from '@frontdoor/drawings';
import type { Member } from '../content/team.ts';
import { PageLink } from '../ui/page-link.tsx';
import { rows } from './words.ts';

/**
 * One leader: portrait, name, position, and the way to the profile where there is one. On a phone the first of a row is twice as
 * wide, because both rows have an odd number and two columns.
 */
export function MemberTile({ member: { name, position, portrait, to } }: { member: Member }) {
  return (
    <li className="flex flex-col border-r border-b border-line bg-raised max-md:first:col-span-2 max-md:first:grid max-md:first:grid-cols-2">
      <Portrait
        look={portraits[portrait]}
        label={name}
        className="overflow-hidden border-b border-line bg-side max-md:in-[:first-child]:border-r max-md:in-[:first-child]:border-b-0"
      />
      <div className="flex grow flex-col p-4">
        <h3>{name}</h3>
        <p className="note mt-1 text-ink-soft">{position}</p>
        {to && (
          <p className="mt-auto pt-4">
            <PageLink to={to} className="underlined inline-flex min-h-8 items-center">
              {rows.profile}
              <span className="sr-only">
                {' '}
                {rows.profileOf} {name}
              </span>
            </PageLink>
          </p>
        )}
      </div>
    </li>
  );
}
