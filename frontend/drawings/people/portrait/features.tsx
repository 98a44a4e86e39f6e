/** A line of the face: always dark, day and night, because skin is skin. */
export function Feature({ d, width = 1.5 }: { d: string; width?: number }) {
  return <path className="feature" d={d} strokeWidth={width} />;
}

type EyesProps = { slim: boolean; brow: number };

export function Eyes({ slim, brow }: EyesProps) {
  return (
    <>
      <Feature d={`M-15 ${-16 - brow}Q-4 ${-24 - brow} 9 ${-18 - brow}`} width={slim ? 2.1 : 3} />
      <Feature d={`M22 ${-18 - brow}Q31 ${-23 - brow} 39 ${-16 - brow}`} width={slim ? 2 : 2.8} />
      <path
        className="pupil"
        d="M-6.1 -1a3.1 3.9 0 1 1 6.2 0a3.1 3.9 0 1 1 -6.2 0ZM26.3 -1a2.7 3.9 0 1 1 5.4 0a2.7 3.9 0 1 1 -5.4 0Z"
      />
      <path
        className="glint"
        d="M-2.9 -2.4a1 1 0 1 1 2 0a1 1 0 1 1 -2 0ZM29 -2.4a.9 .9 0 1 1 1.800 0a.9 .9 0 1 1 -1.800 0Z"
      />
      <Feature d="M-11 -3Q-4 -9.5 5 -3.5M22 -4Q29 -9 36 -3" width={slim ? 2 : 1.5} />
      {slim && <Feature d="M-11 -3l-3 -2M36 -3l2.4 -1.8" width={1.4} />}
    </>
  );
}

type MouthProps = { bearded: boolean; lips: boolean; smile: number };

export function Mouth({ bearded, lips, smile }: MouthProps) {
  const lift = smile * 4;
  const line = (low: number, high: number) => `M1 ${36 - lift * 0.3}Q15 ${low} 31 ${high - lift * 0.3}`;
  if (bearded)
    return (
      <>
        <path className="mouth" d={`M4 36.4Q16 ${39 + lift} 29 35.4Q24 45 16 45Q8 44.6 4 36.4Z`} />
        <Feature d={`M3 36.4Q16 ${38 + lift} 30 35.2`} width={1.2} />
      </>
    );
  if (lips)
    return (
      <>
        <path className="lips" d="M3 36Q11 33.5 15 35.2Q18 33.5 29 35Q22 46 14 45.5Q7 44.5 3 36Z" />
        <Feature d={line(38 + lift, 34.6)} width={1.3} />
      </>
    );
  return (
    <>
      <Feature d={line(37 + lift * 1.6, 34.6)} width={1.6} />
      <Feature d="M11 46Q16 48 21 45.4" width={1.1} />
    </>
  );
}

const lenses = {
  round: 'M-18.5 -2a14.5 14.5 0 1 1 29 0a14.5 14.5 0 1 1 -29 0ZM19 -2a11 14 0 1 1 22 0a11 14 0 1 1 -22 0Z',
  rect: 'M-20 -11L11 -12Q12 9 -2 10Q-18 11 -20 -11ZM20 -12L41 -11Q42 8 34 10Q22 11 20 -12Z',
  half: 'M-18 2L10 2Q8 15 -4 15Q-17 14 -18 2ZM21 2L40 2Q39 14 31 15Q22 14 21 2Z',
} as const;
export type Glasses = keyof typeof lenses;

export function Spectacles({ shape }: { shape: Glasses }) {
  const bridge = shape === 'half' ? 'M10 4Q15 1 21 4M-18 4L-33 -2' : 'M10.6 -5Q15 -9 19.6 -5M-19 -5L-33 -4';
  return (
    <>
      <path className="lens" d={lenses[shape]} />
      <path className="lens" d={bridge} />
    </>
  );
}
