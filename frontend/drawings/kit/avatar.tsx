import { hashOf } from './hash-of.ts';

const hair = [
  'M26 40C26 22 40 16 50 16s24 6 24 24c-4-10-14-14-24-14S30 30 26 40Z',
  'M24 46C22 22 38 14 52 15s26 12 24 34c-2-8-4-14-10-17-12 4-26 2-34-2-4 4-7 9-8 16Z',
  'M25 62C20 30 32 15 50 15s30 15 25 47c-4 2-7 2-10 1 3-12 2-22-2-30-8 3-18 3-26 0-4 8-5 18-2 30-3 1-6 1-10-1Z',
  'M28 36c2-12 10-19 22-19s20 7 22 19c-6-6-12-8-22-8s-16 2-22 8Z',
  'M27 42c-2-16 8-26 23-26s25 10 23 26c-3-5-6-9-11-11-10 1-20-1-26-5-4 5-8 9-9 16Zm38-26c4-7 14-4 12 4',
];
const cloth = ['deep', 'signal', 'ink', 'side'] as const;

/** A person's drawn portrait: always the same for the same name, one crop and one light for all. */
export function Avatar({ name, className = '' }: { name: string; className?: string }) {
  const hash = hashOf(name);
  const glasses = hash % 3 === 0;
  return (
    <svg viewBox="0 0 100 100" className={`avatar ${className}`} aria-hidden="true">
      <rect className="ground" width="100" height="100" />
      <path
        className={`cloth ${cloth[(hash >>> 3) % cloth.length]}`}
        d="M14 100c0-20 14-27 28-29h16c14 2 28 9 28 29Z"
      />
      <path className="skin" d="M42 62v11c0 5 16 5 16 0V62Z" />
      <ellipse className="skin" cx="50" cy="46" rx="18" ry="22" />
      <path className="hair" d={hair[(hash >>> 6) % hair.length]} />
      <path className="stroke" d="M43 47h.1M57 47h.1M50 48v7M45 60c3 2.400 7 2.400 10 0" />
      {glasses && <path className="stroke" d="M37 44h11v7H37ZM52 44h11v7H52ZM48 46h4" />}
    </svg>
  );
}
