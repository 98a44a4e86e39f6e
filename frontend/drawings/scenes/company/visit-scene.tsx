import { Balloon, Floor } from '../../kit/lettering/annotations.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { LeftFace, RightFace, type Mark } from '../../kit/faces.tsx';
import { Box, Disc } from '../../kit/solids.tsx';
import { PlacedPerson } from '../../people/placed.tsx';

const [WIDE, DEEP, STOREY] = [190, 130, 70] as const;
const FLOORS = [0, 1, 2, 3] as const;
/** The storeys that are the company's. */
const isOurs = (floor: number) => floor === 2 || floor === 3;
const windows = (count: number): readonly Mark[] =>
  Array.from({ length: count }, (_, at): Mark => [14 + at * 42, 20, 28, 34, 'glass']);

/** The house in Sector 62: four storeys, of which two are lit, and two people on their way to its door. */
export function VisitScene() {
  return (
    <Drawing
      className="max-md:[&_.balloon_.ring]:[r:20px] max-md:[&_.balloon_text]:[translate:0_2px] max-md:[&_.balloon_text]:[font-size:20px]"
      viewBox="-210 -310 460 560"
      label="A house of four storeys with the second and the third above the ground coloured; a woman waits at its door, and a visitor walks towards it past two trees"
    >
      <Floor from={[-40, -40]} to={[280, 240]} />
      <Disc at={[-20, 60, 0]} r={4} h={30} />
      <Disc at={[-20, 60, 30]} r={20} h={34} tone="deep" />
      {FLOORS.map((floor) => (
        <g key={floor}>
          <Box at={[0, 0, floor * STOREY]} size={[WIDE, DEEP, STOREY - 4]} tone={isOurs(floor) ? 'signal' : 'paper'} />
          <LeftFace
            at={[0, DEEP + 0.2, floor * STOREY]}
            marks={
              floor === 0
                ? [
                    [26, 0, 34, 50, 'ink'],
                    [74, 20, 28, 34, 'glass'],
                    [116, 20, 28, 34, 'glass'],
                  ]
                : windows(4)
            }
          />
          <RightFace at={[WIDE + 0.2, 0, floor * STOREY]} marks={windows(3)} />
          <Box at={[-4, -4, (floor + 1) * STOREY - 4]} size={[WIDE + 8, DEEP + 8, 4]} />
        </g>
      ))}
      <Box at={[30, 30, 4 * STOREY]} size={[50, 40, 20]} tone="deep" />
      <PlacedPerson at={[84, 150, 0]} scale={0.5} yaw={60} skin={3} top="sand" legs="ink" cut="bun" slim />
      <PlacedPerson at={[150, 196, 0]} scale={0.5} yaw={200} skin={2} top="deep" legs="ink" cut="short" />
      <Disc at={[236, 150, 0]} r={4} h={26} />
      <Disc at={[236, 150, 26]} r={17} h={30} tone="deep" />
      <Balloon at={[20, DEEP, 2.5 * STOREY]} to={[-180, -120]} label="A" />
      <Balloon at={[42, DEEP, 30]} to={[-170, 100]} label="B" />
    </Drawing>
  );
}
