import { Dimension, Floor } from '../../../kit/lettering/annotations.tsx';
import { Drawing } from '../../../kit/drawing.tsx';
import { LeftLetters } from '../../../kit/lettering/lettering.tsx';
import { Box } from '../../../kit/solids.tsx';

const [SIDE, UNIT] = [46, 2] as const;
/** Enquiries of each campaign: search, film, letters. The film was not booked again. */
const months = [
  { label: 'MAY, 100', x: 0, towers: [48, 12, 40] },
  { label: 'JUNE, 128', x: 210, towers: [70, 0, 58] },
] as const;
const tones = ['deep', 'signal', 'paper'] as const;

/** Enquiries of two months as towers of one scale; where the film stood in May, June has a dashed plot. */
export function TowersScene() {
  return (
    <Drawing
      viewBox="-90 -160 460 390"
      className="max-sm:[&_.lettering]:text-[14px] max-sm:[&_.dimension_text]:text-[17px]"
      label="Five towers in two groups: in May search 48, film 12 and letters 40 enquiries, in June search 70 and letters 58, with the plot of the film empty"
    >
      <Floor from={[-40, -40]} to={[400, 120]} />
      {months.map(({ label, x, towers }) => (
        <g key={label}>
          {towers.map((count, at) => (
            <g key={tones[at]}>
              <Box
                at={[x + at * (SIDE + 10), 0, 0]}
                size={[SIDE, SIDE, Math.max(count * UNIT, 0.1)]}
                tone={count === 0 ? 'ghost' : (tones[at] ?? 'paper')}
              />
              {count > 0 && (
                <LeftLetters at={[x + at * (SIDE + 10) + SIDE / 2, SIDE + 0.2, 7]} size={15} anchor="middle">
                  {String(count)}
                </LeftLetters>
              )}
            </g>
          ))}
          <Dimension from={[x, SIDE, 0]} to={[x + 3 * SIDE + 20, SIDE, 0]} away={[0, 40, 0]} label={label} />
        </g>
      ))}
    </Drawing>
  );
}
