import { useEffect, useRef } from 'react';
import { company } from '../../content/company.ts';

const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: company.timeZone });

/** The head of a printed page, with the day and the page's address where a script can tell them. No screen shows it. */
export function Letterhead() {
  const note = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const tell = () => {
      if (note.current) note.current.textContent = `${today.format(new Date())} · ${location.host}${location.pathname}`;
    };
    addEventListener('beforeprint', tell);
    return () => removeEventListener('beforeprint', tell);
  }, []);
  return (
    <p className="letterhead hidden">
      <strong>{company.legalName}</strong>
      <span>{[...company.address, company.phone, company.email, company.website].join(' · ')}</span>
      <span ref={note} />
    </p>
  );
}
