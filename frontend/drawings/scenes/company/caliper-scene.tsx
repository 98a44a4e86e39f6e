import { Balloon, Dimension, Floor } from '../../kit/lettering/annotations.tsx';
import { Callout } from '../../kit/lettering/callout.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { LeftFace, TopFace } from '../../kit/faces.tsx';
import { LeftLetters } from '../../kit/lettering/lettering.tsx';
import { Person } from '../../people/person.tsx';
import { Box, Disc, Line } from '../../kit/solids.tsx';

const ticks = Array.from({ length: 23 }, (_, index) => 12 + index * 12);

/** The quality page's figure: a part between the jaws of a caliper on a surface plate, and the two plates that a part either passes or does not. */
export function CaliperScene() {
  return (
    <Drawing
      viewBox="-250 -140 700 520"
      className="big-balloons roomy"
      label="A large caliper holds a block between its jaws on a surface plate; a person reads it, and two gauge plates stand beside"
    >
      <Floor from={[-40, -40]} to={[400, 280]} />
      <Box at={[0, 0, 0]} size={[360, 240, 22]} tone="deep" />
      <Person at={[300, 30, 22]} yaw={120} pose="point" mirror skin={2} top="white" legs="ink" cut="bun" glasses slim />
      <Caliper />
      <Gauges />
      <Balloon at={[150, 110, 92]} to={[20, -90]} label="A" />
      <Balloon at={[70, 214, 70]} to={[-190, 110]} label="B" />
      <Balloon at={[170, 214, 70]} to={[52, 214]} label="C" />
      <Callout at={[226, 96, 118]} to={[250, -90]} text="4 min to the way back" measure="limit 10" />
      <Dimension from={[0, 240, 0]} to={[360, 240, 0]} away={[0, 40, 0]} label="6 GAUGES, EVERY CHANGE" />
    </Drawing>
  );
}

/** The beam lies over the part, its fixed jaw at the left and the sliding one pressed to the part's other side. */
function Caliper() {
  return (
    <>
      <Box at={[92, 76, 22]} size={[14, 64, 74]} />
      <Box at={[106, 80, 22]} size={[94, 56, 62]} tone="signal" />
      <TopFace
        at={[106, 80, 84.2]}
        marks={[
          [10, 10, 74, 36, 'hair'],
          [22, 20, 50, 16, 'glass'],
        ]}
      />
      <Box at={[200, 76, 22]} size={[14, 64, 74]} />
      <Box at={[40, 92, 96]} size={[290, 24, 16]} />
      <Box at={[194, 88, 94]} size={[60, 32, 24]} tone="plate" />
      <LeftFace
        at={[40, 116.2, 96]}
        marks={ticks.filter((at) => at < 150 || at > 220).map((at) => [at, 0, 1, at % 60 === 0 ? 11 : 7, 'ink'])}
      />
      <LeftFace at={[194, 120.2, 94]} marks={[[6, 5, 48, 14, 'glass']]} />
      <LeftLetters at={[202, 120.4, 102]} size={11}>
        94.00
      </LeftLetters>
      <Disc at={[240, 104, 118]} r={7} h={8} />
      <Line
        kind="ghost"
        through={[
          [207, 108, 22],
          [290, 108, 22],
          [290, 108, 96],
        ]}
      />
    </>
  );
}

function Gauges() {
  return (
    <>
      <Box at={[40, 200, 22]} size={[64, 14, 50]} />
      <LeftFace at={[40, 214.2, 22]} marks={[[20, 26, 24, 24, 'glass']]} />
      <LeftLetters at={[62, 214.4, 30]} size={13}>
        GO
      </LeftLetters>
      <Box at={[134, 200, 22]} size={[76, 14, 50]} />
      <LeftFace at={[134, 214.2, 22]} marks={[[29, 32, 18, 18, 'accent']]} />
      <LeftLetters at={[144, 214.4, 30]} size={13}>
        NO GO
      </LeftLetters>
    </>
  );
}
