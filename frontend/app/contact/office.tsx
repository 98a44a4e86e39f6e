import type { ReactNode } from 'react';
import { NeighbourhoodScene } from '@frontdoor/drawings';
import { company, telephoneLink } from '../content/company.ts';
import { neighbourhood } from '../content/neighbourhood.ts';
import { officeTerms } from './words.ts';
import { Figure } from '../ui/pictures/figure.tsx';
import { OutboundLink } from '../ui/outbound-link.tsx';
import { StreetMap } from './street-map.tsx';

function Row({ label, id, children }: { label: string; id?: string; children: ReactNode }) {
  return (
    <div id={id} className="grid grid-cols-[6rem_minmax(0,1fr)] border-b border-line py-3">
      <dt className="note pt-0.5 text-ink-soft">{label}</dt>
      <dd className="text-[0.97rem] leading-snug font-medium">{children}</dd>
    </div>
  );
}

/** The office's addresses, numbers and hours. */
export function Office() {
  return (
    <div>
      <h2 className="!text-2xl">{company.legalName}</h2>
      <dl className="mt-5 border-t border-ink">
        <Row label={officeTerms.email}>
          <a className="underlined" href={`mailto:${company.email}`}>
            {company.email}
          </a>
        </Row>
        <Row label={officeTerms.telephone}>
          {company.phones.map((number) => (
            <span key={number} className="block py-0.5">
              <a className="underlined" href={telephoneLink(number)}>
                {number}
              </a>
            </span>
          ))}
        </Row>
        <Row label={officeTerms.careers}>
          <a className="underlined" href={`mailto:${company.careersEmail}`}>
            {company.careersEmail}
          </a>
        </Row>
        <Row label={officeTerms.hours}>
          {company.hours}, {company.days}
        </Row>
        <Row label={officeTerms.office}>
          <address className="not-italic">
            {company.address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </Row>
      </dl>
    </div>
  );
}

const wayId = (letter: string) => `way-${letter.toLowerCase()}`;
const wayLinks = Object.fromEntries(
  neighbourhood.ways.flatMap(({ term, letter }) =>
    letter ? [[letter, { href: `#${wayId(letter)}`, name: term }] as const] : [],
  ),
);

/** The drawn map. No request goes to a map service before a visitor asks for the way. */
export function WayThere() {
  const { title, caption, ways, mapLabel, mapUrl } = neighbourhood;
  return (
    <section
      aria-labelledby="way-title"
      className="gutter grid gap-x-10 gap-y-8 border-t border-line bg-side py-14 lg:grid-cols-12 lg:py-20"
    >
      <div className="lg:col-span-4">
        <h2 id="way-title">{title}</h2>
        <dl className="mt-6 border-t border-ink">
          {ways.map(({ term, text, letter }) => (
            <Row key={term} label={term} {...(letter && { id: wayId(letter) })}>
              {text}
            </Row>
          ))}
        </dl>
        <p className="mt-6">
          <OutboundLink href={mapUrl} className="button bg-paper">
            {mapLabel}
          </OutboundLink>
        </p>
      </div>
      <div className="min-w-0 lg:col-span-8">
        <Figure caption={caption}>
          <NeighbourhoodScene label={neighbourhood.drawing} distance={neighbourhood.distance} parts={wayLinks} />
        </Figure>
        <StreetMap />
      </div>
    </section>
  );
}
