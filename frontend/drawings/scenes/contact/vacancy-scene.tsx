import { Balloon, Dimension, Floor } from '../../kit/lettering/annotations.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { TopFace } from '../../kit/faces.tsx';
import { Box, Line } from '../../kit/solids.tsx';

/** The not-found page's figure: a base plate with its sockets, and the outline of a part that is not there. */
export function VacancyScene() {
  return (
    <Drawing
      className="max-sm:[&_.dimension_text]:text-[17px]"
      viewBox="-270 -150 560 500"
      label="A base plate with the dashed outline of a missing part above it"
    >
      <Floor from={[-40, -40]} to={[320, 320]} />
      <Box at={[0, 0, 0]} size={[280, 280, 12]} tone="plate" />
      <TopFace
        at={[0, 0, 12]}
        marks={[
          [12, 12, 256, 256, 'hair'],
          [70, 70, 140, 140, 'hair'],
          [82, 82, 18, 18, 'ink'],
          [180, 82, 18, 18, 'ink'],
          [82, 180, 18, 18, 'ink'],
          [180, 180, 18, 18, 'ink'],
        ]}
      />
      <Line
        through={[
          [0, 140, 12],
          [70, 140, 12],
        ]}
      />
      <Line
        kind="cable signal"
        through={[
          [280, 140, 12],
          [210, 140, 12],
        ]}
      />
      <Box at={[70, 70, 58]} size={[140, 140, 92]} tone="ghost" />
      <Line
        kind="ghost"
        through={[
          [70, 210, 12],
          [70, 210, 58],
        ]}
      />
      <Line
        kind="ghost"
        through={[
          [210, 210, 12],
          [210, 210, 58],
        ]}
      />
      <Line
        kind="ghost"
        through={[
          [210, 70, 12],
          [210, 70, 58],
        ]}
      />
      <Dimension from={[0, 280, 0]} to={[280, 280, 0]} away={[0, 30, 0]} label="404" />
      <Balloon at={[140, 140, 150]} to={[110, -112]} label="?" />
    </Drawing>
  );
}
